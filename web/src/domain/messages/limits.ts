import type { longestMessage } from '@nordbo/contracts'

/** The longest message, characters. */
export const longestBody: typeof longestMessage = 4_000
