import createClient from 'openapi-fetch'
import { askStepUp, needsStepUp } from '../step-up/ask-step-up.ts'
import { sendKeyed } from './intent-keys.ts'
import { problemFrom } from './problem.ts'
import type { paths } from './schema.gen.ts'

// `globalThis.fetch` is read per call, so that tests and service workers can replace it.
const send = (request: Request): Promise<Response> => sendKeyed(request, (keyed) => globalThis.fetch(keyed))

/** Sends a call. If it needs a confirmed session, the person is asked to confirm it, and the call is repeated. */
const sendConfirmed = async (request: Request): Promise<Response> => {
  const again = request.clone()
  const response = await send(request)
  return (await needsStepUp(response)) && (await askStepUp()) ? send(again) : response
}

/** The client of the public API, typed by its OpenAPI document. Every change is sent with an idempotency key. */
export const api = createClient<paths>({
  fetch: sendConfirmed,
  querySerializer: { array: { style: 'form', explode: false } },
})

/** Returns the data of a call. Throws an {@link ApiProblem} for any error answer. */
export const answer = async <T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> => {
  const { data, error, response } = await call
  if (data === undefined || error !== undefined) throw problemFrom(response.status, error)
  return data
}
