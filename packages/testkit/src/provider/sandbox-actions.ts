import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import type { Person } from '../people/person.ts'

const Forms = z.object({ url: z.string() })

/** Goes through the provider's onboarding forms as a browser does, of a host or of a partner. Returns false when there are none. */
export const completeOnboarding = async (
  host: Person,
  outcome: 'complete' | 'incomplete' | 'rejected' | 'later',
  path = '/api/host/payout-account/onboarding',
): Promise<boolean> => {
  const opened = await host.send('POST', path)
  if (opened.status >= 300) return false
  const { url } = Forms.parse(opened.body)
  const answer = await fetch(`${url}/${outcome}`, { method: 'POST', redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the forms answered ${answer.status}: ${await answer.text()}`)
  return true
}

/** Calls a route of the sandbox itself, such as a bank's or a review's. Returns undefined when it is refused. */
export const postToSandbox = async (
  stack: Pick<Stack, 'sandboxUrl'>,
  path: string,
  body: object,
): Promise<unknown | undefined> => {
  const answer = await fetch(new URL(path, stack.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return answer.json()
  if (answer.status < 500) return undefined
  throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
}

/** Sends a change to the provider's API, as its dashboard does. Returns undefined when it is refused. */
export const postToProvider = async (
  stack: Pick<Stack, 'sandboxUrl' | 'secrets'>,
  path: string,
  fields: Record<string, string>,
  account?: string,
): Promise<unknown | undefined> => {
  const answer = await fetch(new URL(path, stack.sandboxUrl), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stack.secrets.stripe}`,
      ...(account === undefined ? {} : { 'stripe-account': account }),
    },
    body: new URLSearchParams(fields),
  })
  if (answer.ok) return answer.json()
  if (answer.status < 500) return undefined
  throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
}
