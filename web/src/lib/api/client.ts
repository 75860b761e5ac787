import createClient from 'openapi-fetch'
import { sendKeyed } from './intent-keys.ts'
import { problemFrom } from './problem.ts'
import type { paths } from './schema.gen.ts'

/** The public API, typed by the document that the server publishes; every change goes out under the key of its intent. */
export const api = createClient<paths>({
  // Looked up at each call, so that a test or a service worker may stand in for the network.
  fetch: (request) => sendKeyed(request, (keyed) => globalThis.fetch(keyed)),
  querySerializer: { array: { style: 'form', explode: false } },
})

/** The answer of a call; a refusal is thrown as an {@link ApiProblem}. */
export const answer = async <T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> => {
  const { data, error, response } = await call
  if (data === undefined || error !== undefined) throw problemFrom(response.status, error)
  return data
}
