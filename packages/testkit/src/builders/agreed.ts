import type { ShownVersions } from '@nordbo/contracts'

const first = { version: 1, dated: '2025-10-05' }

/** The first versions of what people agree to, for accounts that are opened without the BFF. */
export const firstVersions: ShownVersions = { terms: first, privacy: first }
