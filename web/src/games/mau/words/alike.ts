/** Words that are the same in all languages. */
export const alike = /ranks\.|keyArrows|penalty$|\.call$/
