import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import type { Person } from '../people/person.ts'

const Forms = z.object({ url: z.string() })

/** Opens or completes a host's payout account through the provider's forms, as a browser does. Answers whether there were any. */
export const completeOnboarding = async (
  host: Person,
  outcome: 'complete' | 'incomplete' | 'rejected',
): Promise<boolean> => {
  const opened = await host.send('POST', '/api/host/payout-account/onboarding')
  if (opened.status >= 300) return false
  const { url } = Forms.parse(opened.body)
  const answer = await fetch(`${url}/${outcome}`, { method: 'POST', redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`the forms answered ${answer.status}: ${await answer.text()}`)
  return true
}

/** Calls the sandbox's own side, where the world outside acts: banks, forms, reviews. Answers undefined when it refuses. */
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

/** Does something at the provider itself, as in its dashboard. Answers undefined when it refuses. */
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
