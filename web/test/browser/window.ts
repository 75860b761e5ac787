/** Where the app is opened (`vitest.config.ts`). */
export const origin = 'https://nordbo.test'

/** The time of tests, for browser and server: that of the booted systems of other tests, ISO 8601. */
export const testNow = '2031-05-14T08:00:00.000Z'
