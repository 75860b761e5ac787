import createClient from 'openapi-fetch'
import { sendKeyed } from './intent-keys.ts'
import { problemFrom } from './problem.ts'
import type { paths } from './schema.gen.ts'

/** The client of the public API, typed by its OpenAPI document. Every change is sent with an idempotency key. */
export const api = createClient<paths>({
  // `globalThis.fetch` is read per call, so that tests and service workers can replace it.
  fetch: (request) => sendKeyed(request, (keyed) => globalThis.fetch(keyed)),
  querySerializer: { array: { style: 'form', explode: false } },
})

/** Returns the data of a call. Throws an {@link ApiProblem} for any error answer. */
export const answer = async <T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> => {
  const { data, error, response } = await call
  if (data === undefined || error !== undefined) throw problemFrom(response.status, error)
  return data
}
