/** Characters of a description at least; the same as the server's. */
export const leastDescription = 10
/** Characters of a description, and of its answer, at most. */
export const longestText = 4000

/** Does a description say enough to be sent? Blanks around it do not count. */
export const isDescribed = (description: string): boolean => description.trim().length >= leastDescription
