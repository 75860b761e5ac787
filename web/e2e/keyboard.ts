import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 90 && !(await hasFocus()); steps += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
