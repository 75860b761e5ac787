import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The server's first screen. Input on it is repeated after hydration. */
const firstScreen = '#root > [data-first-screen]'

const waitAfterNavigation = (page: Page): void => {
  const usable = (): Promise<void> => page.locator(firstScreen).waitFor({ state: 'detached' })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...address) => {
    const answer = await goto(...address)
    await usable()
    return answer
  }
  page.reload = async (...options) => {
    const answer = await reload(...options)
    await usable()
    return answer
  }
}

/** Makes navigations in a context wait for hydration, so that tests do not press on the first screen. */
export const waitForHydration = (context: BrowserContext): void => {
  for (const page of context.pages()) waitAfterNavigation(page)
  context.on('page', waitAfterNavigation)
}

/**
 * Opens a page and holds its scripts back until `sendScripts` is called. `hydrated` resolves once the page has
 * hydrated.
 */
export const beforeScripts = async (page: Page, path: string) => {
  const { promise, resolve: sendScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  const hydrated = page.goto(path)
  await expect(page.locator('[data-first-screen]')).toBeVisible()
  return { sendScripts, hydrated }
}
