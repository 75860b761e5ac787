import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Breaches on the page as it stands, worded. The library goes once into a document and asks there for nothing but breaches:
 * its own companion for Playwright brings it anew for each question and sums up in a page of its own, which takes twice as long.
 */
const breachesOf = async (page: Page, only: axe.RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    if (window.axe === undefined) throw new Error('axe did not arrive in the page')
    // What fades in has a colour in between, and on a busy machine for long: everything is looked at as it will be.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    // A bar at the edge of the screen may cover half of a target that scrolling brings out: those are looked at again in the middle.
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const small: typeof violation.nodes = []
      for (const node of violation.nodes) {
        document.querySelector(String(node.target[0]))?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await window.axe.run(
          { include: [node.target] },
          { runOnly: { type: 'rule', values: ['target-size'] } },
        )
        if (again.violations.length > 0) small.push(node)
      }
      violation.nodes = small
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    )
  }, only)
}

/** Lets axe look for breaches of WCAG 2.2 AA, or of some rules of it, as if nothing on the screen moved. */
export const expectAccessible = async (page: Page, what: string, rules: string[] = []): Promise<void> => {
  const only =
    rules.length > 0 ? ({ type: 'rule', values: rules } as const) : ({ type: 'tag', values: levels } as const)
  expect.soft(await breachesOf(page, only), what).toEqual([])
}

/** The same by day and by night: what changes with the light is its colours alone. */
export const expectAccessibleInAnyLight = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${what}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}
