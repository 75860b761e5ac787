import type { BrowserContext } from '@playwright/test'

/** Follows every page of a test: what a person would never see must not happen behind their back either. */
export interface Watch {
  follow(context: BrowserContext): void
  /** A refusal that the test brings about on purpose: its status and the path that gives it. */
  expectRefusal(status: number, path: RegExp): void
  /** Everything that went wrong unasked, as sentences. */
  faults(): string[]
}

interface Refusal {
  status: number
  path: RegExp
}

export const createWatch = (): Watch => {
  const faults: { text: string; status?: number; path?: string }[] = []
  const allowed: Refusal[] = []
  const deliberate = (status: number | undefined, path: string | undefined): boolean =>
    allowed.some((each) => each.status === status && path !== undefined && each.path.test(path))
  const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

  return {
    follow: (context) => {
      context.on('weberror', (error) => faults.push({ text: `page error: ${error.error().message}` }))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        // A trace that is recorded reads the pictures that a page made itself, which pages are not allowed.
        if (process.env.NORDBO_TRACE && message.text().startsWith("Connecting to 'blob:")) return
        const path = pathOf(message.location().url)
        const status = /status of (\d+)/.exec(message.text())?.[1]
        const text = `console: ${message.text()} (${path})`
        faults.push(status === undefined ? { text } : { text, status: Number(status), path })
      })
      context.on('response', (response) => {
        const path = pathOf(response.url())
        const status = response.status()
        if (status >= 500)
          faults.push({ text: `${response.request().method()} ${path} answered ${status}`, status, path })
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'no reason'
        // A page that is left gives up what it was fetching.
        if (reason !== 'net::ERR_ABORTED') faults.push({ text: `${request.url()} failed: ${reason}` })
      })
    },
    expectRefusal: (status, path) => void allowed.push({ status, path }),
    faults: () => faults.filter(({ status, path }) => !deliberate(status, path)).map(({ text }) => text),
  }
}
