import type { BrowserContext, Page } from '@playwright/test'

/** What the server sends of a page before its scripts: what is done on it is done again a moment later. */
const firstScreen = '#root > [data-first-screen]'

const waiting = (page: Page): void => {
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

/** Pages of this context are gone to once they are alive: what is pressed before that is another test's matter. */
export const waitForHydration = (context: BrowserContext): void => {
  for (const page of context.pages()) waiting(page)
  context.on('page', waiting)
}
