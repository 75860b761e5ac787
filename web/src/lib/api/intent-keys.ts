/**
 * Idempotency keys of what a person does: a key belongs to one intent (operation, target and body) and is kept, over a reload too, until
 * the answer is known. A click after a lost answer repeats the first one and makes no second change.
 */

/** The header that carries a change's key. */
export const keyHeader = 'idempotency-key'

const prefix = 'nordbo-unanswered '
/** Used alone where the browser has switched its storage off: then a key does not outlive the page. */
const unstored = new Map<string, string>()

/** Calls that ask, sign in, or stand in for the provider's own form: the server takes no key for them. */
const keyless = /^\/api\/(auth|quotes|sandbox)\b|-preview$|\/unsubscribe\b/
/** Calls that say how something is to be: repeating one is harmless, and an earlier one must not be taken for it. */
const sets = /^\/api\/(me|favourites|wishlists|saved-searches)\//

const recall = (intent: string): string | null => {
  try {
    return sessionStorage.getItem(prefix + intent)
  } catch {
    return unstored.get(intent) ?? null
  }
}

/** Also where a page is not secure and `randomUUID` does not exist. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

/** The key of an intent: the one that is still without an answer, else a new one. */
export const keyOf = (intent: string): string => {
  const kept = recall(intent)
  if (kept !== null) return kept
  const key = newKey()
  try {
    sessionStorage.setItem(prefix + intent, key)
  } catch {
    unstored.set(intent, key)
  }
  return key
}

/**
 * Drops an intent's key once its answer is known: doing the same again is a new intent. A failure of the server says nothing of the
 * change, nor does being signed out or asked to slow down.
 */
export const releaseIntent = (intent: string, status: number): void => {
  if (status >= 500 || status === 401 || status === 429) return
  unstored.delete(intent)
  try {
    sessionStorage.removeItem(prefix + intent)
  } catch {
    // Nothing was stored.
  }
}

/** How a call is keyed: by its intent, by itself alone, or not at all. */
export const keyingOf = (method: string, path: string): 'intent' | 'alone' | 'none' => {
  if (method === 'GET' || keyless.test(path)) return 'none'
  return method === 'PUT' || method === 'PATCH' || sets.test(path) ? 'alone' : 'intent'
}

/** Sends a call under its key. An answer counts once the whole of it is here. */
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
