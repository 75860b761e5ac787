import drafts from './locales/da/drafts.json' with { type: 'json' }
import hosting from './locales/da/hosting.json' with { type: 'json' }

/** Danish texts of the page for future hosts. */
export const danishHosting = { drafts, hosting }
