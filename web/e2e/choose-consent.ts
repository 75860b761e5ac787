import type { BrowserContext } from '@playwright/test'

/** The choice of most tests: what is convenient is allowed. Tests of the choice itself clear the cookies first. */
const choice = '2026-12.7d3c2f0a-1b7e-4c55-9c1e-2f6a8e4b9d10.1.0'

/** Puts a choice of cookies into a browser, so that nothing asks for one. */
export const chooseConsent = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'nordbo_consent', value: choice, url: process.env.NORDBO_BASE_URL ?? '' }])
