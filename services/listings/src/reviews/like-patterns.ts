/** Signs that end a sentence rather than belong to its word. */
const around = /^[.,;:!?"'()]+|[.,;:!?"'()]+$/g

/**
 * What `like` is asked for to find each word of a text just as it was typed: a percent sign is sought like any letter, and nothing that was
 * typed goes unsought.
 */
export const likePatterns = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(around, '') || word)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
