import type { BrowserContext } from '@playwright/test'

/** Records faults on all pages of a test, such as console errors and failed requests. */
export interface PageMonitor {
  follow(context: BrowserContext): void
  /** Allows an error answer that the test causes: its status and path. */
  expectRefusal(status: number, path: RegExp): void
  /** Allows a lost answer that the test causes. */
  expectLoss(path: RegExp): void
  /** All faults that were not allowed, as sentences. */
  faults(): string[]
}

interface Refusal {
  status: number | 'lost'
  path: RegExp
}

export const createPageMonitor = (): PageMonitor => {
  const faults: { text: string; status?: number | 'lost'; path?: string }[] = []
  const allowed: Refusal[] = []
  const deliberate = (status: Refusal['status'] | undefined, path: string | undefined): boolean =>
    allowed.some((each) => each.status === status && path !== undefined && each.path.test(path))
  const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

  return {
    follow: (context) => {
      context.on('weberror', (error) => faults.push({ text: `page error: ${error.error().message}` }))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        // A recorded trace reads object URLs of the page, which its policy forbids.
        if (process.env.NORDBO_TRACE && message.text().startsWith("Connecting to 'blob:")) return
        const path = pathOf(message.location().url)
        const status = /status of (\d+)/.exec(message.text())?.[1]
        const lost = /net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/.test(message.text())
        const text = `console: ${message.text()} (${path})`
        if (status !== undefined) faults.push({ text, status: Number(status), path })
        else faults.push(lost ? { text, status: 'lost', path } : { text })
      })
      context.on('response', (response) => {
        const path = pathOf(response.url())
        const status = response.status()
        if (status >= 500)
          faults.push({ text: `${response.request().method()} ${path} answered ${status}`, status, path })
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'no reason'
        // Leaving a page aborts its requests.
        if (reason === 'net::ERR_ABORTED') return
        faults.push({ text: `${request.url()} failed: ${reason}`, status: 'lost', path: pathOf(request.url()) })
      })
    },
    expectRefusal: (status, path) => void allowed.push({ status, path }),
    expectLoss: (path) => void allowed.push({ status: 'lost', path }),
    faults: () => faults.filter(({ status, path }) => !deliberate(status, path)).map(({ text }) => text),
  }
}
