import { keyBytes } from '../../lib/push/key-bytes.ts'

/** A subscription of a browser, as far as it is told to the server. */
interface Subscription {
  toJSON(): { endpoint?: string; keys?: Record<string, string> }
  unsubscribe(): Promise<boolean>
}

interface Renewal {
  /** The new subscription, where the browser has already made one. */
  given: Subscription | null
  /** Subscribes with the key by which push services know Nordbo. */
  subscribe(key: Uint8Array<ArrayBuffer>): Promise<Subscription>
}

const own = '/api/me/push-subscription'

const read = async (path: string): Promise<object> => {
  const response = await fetch(path)
  const body: unknown = response.ok ? await response.json() : null
  return typeof body === 'object' && body !== null ? body : {}
}

/** Whether this browser's session gets push messages now. */
const isOn = async (): Promise<boolean> => {
  const items: unknown = Reflect.get(await read(`${own}s`), 'items')
  return Array.isArray(items) && items.some((item: { current?: unknown }) => item.current === true)
}

/**
 * Tells the server where this browser gets push messages from now on, in place of the address that its push service gave up. A browser whose
 * session gets none is not turned on by it. Throws where the server cannot be reached.
 */
export const renewSubscription = async ({ given, subscribe }: Renewal): Promise<void> => {
  if (!(await isOn())) {
    await given?.unsubscribe()
    return
  }
  const key: unknown = given ? '' : Reflect.get(await read('/api/push/key'), 'publicKey')
  const { endpoint = '', keys = {} } = (given ?? (await subscribe(keyBytes(String(key))))).toJSON()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const answer = await fetch(own, {
    method: 'PUT',
    // It needs no key of its own: the same address twice is the same as once.
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, timeZone }),
  })
  if (!answer.ok) throw new Error(`the new address was refused: ${answer.status}`)
}
