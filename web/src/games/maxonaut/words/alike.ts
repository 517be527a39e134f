/** Words that are the same in all languages. */
export const alike = /^maxonaut\.(table\.(maxonaut|virus)|cards\.names)/
