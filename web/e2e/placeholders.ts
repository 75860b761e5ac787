import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Scrolls the last visible placeholder into view, where its content is fetched; gives how many there are. */
const nearPlaceholders = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const visible = [...document.querySelectorAll('.skeleton')].filter((element) => element.checkVisibility())
    visible.at(-1)?.scrollIntoView({ block: 'center' })
    return visible.length
  })

/** Waits until nothing of a page is a placeholder, parts below the screen included; leaves it at its top. */
export const expectLoaded = async (page: Page): Promise<void> => {
  await expect.poll(() => nearPlaceholders(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}
