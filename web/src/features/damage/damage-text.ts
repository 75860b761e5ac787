/** Characters of a description at least, as on the server. */
export const leastDescription = 10
/** Characters of a description and of an answer at most. */
export const longestText = 4000

/** Is a description long enough? Surrounding blanks do not count. */
export const isDescribed = (description: string): boolean => description.trim().length >= leastDescription
