/**
 * Idempotency keys of a person's actions. A key belongs to one intent (operation, target and body) and is kept, also
 * over a reload, until the answer is known. So a click after a lost answer repeats the first call and changes
 * nothing twice.
 */

/** The request header of an idempotency key. */
export const keyHeader = 'idempotency-key'

const prefix = 'nordbo-unanswered '
/** Replaces sessionStorage where that is switched off. Keys are then lost on a reload. */
const unstored = new Map<string, string>()

/** Calls without a key: they change nothing, sign in, have an id of their own, or replace the payment provider's form. */
const keyless = /^\/api\/(auth|consents|contact|newsletter|quotes|sandbox)\b|-preview$|\/unsubscribe\b/
/** Calls that set a state. Repeating one is harmless, and each needs a key of its own. */
const sets = /^\/api\/(me\/(?!verification$)|(favourites|wishlists|saved-searches)\/)/

const storedKeyOf = (intent: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + intent)
  } catch {
    return unstored.get(intent) ?? null
  }
}

/** Works on insecure pages, where `crypto.randomUUID` does not exist. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

/** The key of an intent: that of its unanswered call, else a new one. */
export const keyOf = (intent: string): string => {
  const stored = storedKeyOf(intent)
  if (stored !== null) return stored
  const key = newKey()
  try {
    sessionStorage.setItem(prefix + intent, key)
  } catch {
    unstored.set(intent, key)
  }
  return key
}

/**
 * Drops an intent's key once its answer is known: repeating the action is then a new intent. A 5xx, 401 or 429 does not
 * say whether the change was made, so the key is kept.
 */
export const releaseIntent = (intent: string, status: number): void => {
  if (status >= 500 || status === 401 || status === 429) return
  unstored.delete(intent)
  try {
    sessionStorage.removeItem(prefix + intent)
  } catch {
    // Storage is off, so nothing was stored.
  }
}

/** How a call gets its key: one per intent, a new one per call (`alone`), or none. */
export const keyingOf = (method: string, path: string): 'intent' | 'alone' | 'none' => {
  if (method === 'GET' || keyless.test(path)) return 'none'
  return method === 'PUT' || method === 'PATCH' || sets.test(path) ? 'alone' : 'intent'
}

/** Sends a call with its key. The key is released once the whole answer has arrived. */
export const sendKeyed = async (request: Request, send: (request: Request) => Promise<Response>): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const keying = keyingOf(request.method, pathname)
  if (keying === 'none') return send(request)
  const intent = `${request.method} ${pathname} ${await request.clone().text()}`
  request.headers.set(keyHeader, keying === 'intent' ? keyOf(intent) : newKey())
  const response = await send(request)
  if (keying === 'intent') {
    await response.clone().arrayBuffer()
    releaseIntent(intent, response.status)
  }
  return response
}
