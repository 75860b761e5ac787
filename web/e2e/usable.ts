import type { BrowserContext, Page } from '@playwright/test'

/** What the server sends of a page before its scripts: nobody can use it yet. */
const firstScreen = '#root > [inert]'

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

/** Pages of this context are gone to once they can be used: a key pressed before that would go nowhere, as a person sees. */
export const waitUntilUsable = (context: BrowserContext): void => {
  for (const page of context.pages()) waiting(page)
  context.on('page', waiting)
}
