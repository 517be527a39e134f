/** A player in a sentence: the reader, or somebody with a name. */
export type Who = { you: boolean; name: string }
