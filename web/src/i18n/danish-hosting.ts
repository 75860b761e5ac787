import hosting from './locales/da/hosting.json' with { type: 'json' }

/** Danish texts of the page for future hosts. */
export const danishHosting = { hosting }
