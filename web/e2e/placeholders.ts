import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Scrolls to the last visible placeholder, so that its content loads. Returns the number of placeholders. */
const nearPlaceholders = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const visible = [...document.querySelectorAll('.skeleton')].filter((element) => element.checkVisibility())
    visible.at(-1)?.scrollIntoView({ block: 'center' })
    return visible.length
  })

/** Waits until a page has no placeholders, also below the screen, and scrolls to its top. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect.poll(() => nearPlaceholders(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}
