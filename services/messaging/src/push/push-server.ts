import type { PushAddress } from '@nordbo/contracts'
import type { PushKey } from './push-key.ts'

/** What a browser shows, and the page that it opens. */
export interface PushText {
  title: string
  body: string
  path: string
  /** What it is about: a newer message about the same takes its place. */
  tag: string
  lang: string
}

/** How a push service takes a message. */
export interface PushOptions {
  urgent: boolean
  /** How long the push service keeps it for a browser that is not there, seconds. */
  keptSeconds: number
  /** At most 32 characters: a newer message of the same topic replaces one that was not delivered. */
  topic: string
}

/** What became of a message: `gone` where the browser no longer takes any. */
export type PushOutcome = 'sent' | 'gone' | { failed: string }

/** Sends push messages. */
export interface PushServer {
  send(address: Pick<PushAddress, 'endpoint' | 'keys'>, text: PushText, options: PushOptions): Promise<PushOutcome>
}

const patienceMs = 10_000
const goneStatuses = [404, 410]

/** Opens the way to push services. `subject` is where their operators can reach Nordbo. */
export const openPushServer = (readKey: () => Promise<PushKey>, subject: string): PushServer => ({
  send: async ({ endpoint, keys }, text, { urgent, topic, keptSeconds }) => {
    // The library is loaded with the first message, so that the service starts without it. Its own sending knows no other hosts than HTTPS.
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(text), {
      vapidDetails: { subject, ...(await readKey()) },
      ...{ TTL: keptSeconds, urgency: urgent ? 'high' : 'normal', topic, contentEncoding: 'aes128gcm' },
    })
    const sent = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    // `fetch` knows the length itself.
    sent.delete('content-length')
    const answer = await fetch(endpoint, {
      ...{ method, headers: sent, body: new Uint8Array(body), redirect: 'manual' },
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (goneStatuses.includes(answer.status)) return 'gone'
    return answer.ok ? 'sent' : { failed: `the push service answered ${answer.status}` }
  },
})
