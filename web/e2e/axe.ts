import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Returns axe's violations on the page as sentences. axe is loaded once per document and reports violations only:
 * its Playwright package loads it per call and merges results in a page of its own, which takes twice as long.
 */
const violationsOf = async (page: Page, only: axe.RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    if (window.axe === undefined) throw new Error('axe did not arrive in the page')
    // Transitions have colours in between, for long on a busy machine. Without them the final state is checked.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
    // A bar may cover half of a target that can be scrolled into view. Such targets are checked again in the middle
    // of the screen.
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

/** The violations of WCAG 2.2 AA on a page, as sentences. */
export const accessibilityFaults = (page: Page): Promise<string[]> =>
  violationsOf(page, { type: 'tag', values: levels })

/** Expects no violation of WCAG 2.2 AA, or of the given rules. */
export const expectAccessible = async (page: Page, what: string, rules: string[] = []): Promise<void> => {
  const found = rules.length > 0 ? violationsOf(page, { type: 'rule', values: rules }) : accessibilityFaults(page)
  expect.soft(await found, what).toEqual([])
}

/** Expects no violation in the light theme, and none of colours in the dark one. */
export const expectAccessibleInAnyLight = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, `${what}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${what}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}
