import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'

const Charge = z.object({
  id: z.string(),
  object: z.literal('charge'),
  status: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  payment_intent: z.string().nullable(),
})
const Refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  payment_intent: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
const Transfer = z.object({
  id: z.string(),
  amount: z.int(),
  amount_reversed: z.int(),
  destination: z.string(),
  metadata: z.record(z.string(), z.string()),
})
const Dispute = z.object({
  id: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  amount: z.int(),
  payment_intent: z.string(),
})
const Event = z.looseObject({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
})

type Reach = Pick<Stack, 'sandboxUrl' | 'secrets'>

/** Every object of one kind at the provider, from all pages. */
const all = async <S extends z.ZodObject<{ id: z.ZodString }>>(
  stack: Reach,
  path: string,
  item: S,
): Promise<z.output<S>[]> => {
  const page = z.object({ data: z.array(item), has_more: z.boolean() })
  const found: z.output<S>[] = []
  for (let after = ''; ; ) {
    const url = new URL(`/v1/${path}`, stack.sandboxUrl)
    url.searchParams.set('limit', '100')
    if (after) url.searchParams.set('starting_after', after)
    const response = await fetch(url, { headers: { authorization: `Bearer ${stack.secrets.stripe}` } })
    if (!response.ok) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    const { data, has_more } = page.parse(await response.json())
    found.push(...data)
    const last = data.at(-1)
    if (!has_more || !last) return found
    after = last.id
  }
}

/** Every charge, also failed ones. Amounts are øre. */
export const listCharges = (stack: Reach) => all(stack, 'charges', Charge)
/** Every refund. Amounts are øre. */
export const listRefunds = (stack: Reach) => all(stack, 'refunds', Refund)
/** Every payment intent. */
export const listPaymentIntents = (stack: Reach) => all(stack, 'payment_intents', Intent)
/** Every transfer to hosts, with the amount reversed. */
export const listTransfers = (stack: Reach) => all(stack, 'transfers', Transfer)
/** Every dispute. */
export const listDisputes = (stack: Reach) => all(stack, 'disputes', Dispute)
/** Every event, newest first. */
export const listProviderEvents = (stack: Reach) => all(stack, 'events', Event)

/** One fault of the provider; packages/sandbox/README.md says what each does. */
export interface Fault {
  match: { method?: string; path?: string; event?: string; nth?: number }
  effect:
    | 'error400'
    | 'error500'
    | 'error500Kept'
    | 'error429'
    | 'slow'
    | 'timeoutAfterSuccess'
    | 'dropWebhook'
    | 'duplicateWebhook'
    | 'delayWebhook'
  times?: number
  ms?: number
}

/** Adds faults to the provider. */
export const addFaults = async (stack: Reach, ...rules: Fault[]): Promise<void> => {
  const response = await fetch(new URL('/_sandbox/faults', stack.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules }),
  })
  if (!response.ok) throw new Error(`no such fault: ${await response.text()}`)
}

/** Removes all faults from the provider. */
export const clearFaults = async (stack: Reach): Promise<void> => {
  await fetch(new URL('/_sandbox/faults', stack.sandboxUrl), { method: 'DELETE' })
}
