import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The toasts that the page showed since it was loaded. `taken`: a test has asked for it. */
    shownToasts?: { words: string; taken: boolean }[]
  }
}

/** Lets the pages of a context remember their toasts. A toast stays four seconds, and a busy machine may look later. */
export const rememberToasts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const shown: { words: string; taken: boolean }[] = []
    window.shownToasts = shown
    const latest = new WeakMap<Element, string>()
    const look = (): void => {
      for (const toast of document.querySelectorAll('[data-sonner-toast][data-visible=true]')) {
        const words = (toast.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
        if (words === '' || latest.get(toast) === words) continue
        latest.set(toast, words)
        shown.push({ words, taken: false })
      }
    }
    const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-visible'] }
    new MutationObserver(look).observe(document, watched)
  })
}

/** Takes the first toast with these words that nobody has asked for; else says which there were. */
const takeToast = (page: Page, { source, flags }: RegExp): Promise<{ isFound: boolean; shown: string[] }> =>
  page.evaluate(
    ([pattern, how]) => {
      const toasts = window.shownToasts ?? []
      const found = toasts.find(({ words, taken }) => !taken && new RegExp(pattern, how).test(words))
      if (found) found.taken = true
      return { isFound: found !== undefined, shown: toasts.map(({ words }) => words) }
    },
    [source, flags] as const,
  )

/** Waits for a toast with these words, or finds that it was shown. One toast answers one question, unless it is still there. */
export const expectToast = async (page: Page, words: string | RegExp): Promise<void> => {
  const wanted = typeof words === 'string' ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') : words
  await expect(async () => {
    const { isFound, shown } = await takeToast(page, wanted)
    const isThere = await page.locator('[data-sonner-toast]', { hasText: words }).first().isVisible()
    expect(isFound || isThere, `a toast with ${wanted}; shown so far: ${JSON.stringify(shown)}`).toBe(true)
  }).toPass({ timeout: 30_000 })
}
