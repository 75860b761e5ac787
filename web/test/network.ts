import { FetchInterceptor } from '@mswjs/interceptors/fetch/web'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web'
import type { FakeApi } from './api/fake-api.ts'
import { joinLine } from './live-line.ts'

let api: FakeApi | undefined
/** The page that is open. */
let page = {}

/** Opens another page, whose requests are answered by this API; undefined for none. A page before it gets no more answers. */
export const answerBy = (next: FakeApi | undefined): void => {
  api = next
  page = {}
}

/** What a page gets that is no longer open. */
const silence = new Promise<never>(() => undefined)

let replaced = false

/** Replaces what pages reach the network with. Nothing of a test leaves the process. */
export const replaceNetwork = (): void => {
  if (replaced) return
  replaced = true
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.apply()
    interceptor.on('request', async ({ request, controller }) => {
      const asking = page
      const response = await (api?.handle(request) ?? silence)
      if (page !== asking) return silence
      if (response.type === 'error') controller.errorWith(new TypeError('the connection is lost'))
      else controller.respondWith(response)
    })
  }
  const lines = new WebSocketInterceptor()
  lines.apply()
  lines.on('connection', ({ client }) => joinLine(client))
}
