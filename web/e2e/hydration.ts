import type { BrowserContext, Page } from '@playwright/test'

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
