import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until what is on the screen has arrived and stands still, then lets axe look for breaches of WCAG 2.2 AA. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
  expect.soft(found, what).toEqual([])
}
