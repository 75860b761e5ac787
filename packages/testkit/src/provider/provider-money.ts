import type { Stack } from '@nordbo/devstack'
import { listCharges, listDisputes, listPaymentIntents, listRefunds, listTransfers } from './sandbox-api.ts'

/** What the provider did for one booking, øre. */
export interface ProviderMoney {
  charged: number
  refunded: number
  /** Taken back by cardholders' banks, for now or for good. */
  disputed: number
  lost: number
  /** Whether a bank still holds money of it, or keeps it: the provider refuses refunds then. */
  held: boolean
  sent: number
  reversed: number
  /** Intents that can still be paid. */
  payable: number
  /** How often each of our orders was carried out: names of refunds and transfers. */
  done: readonly string[]
}

const nothing: ProviderMoney = {
  charged: 0,
  refunded: 0,
  disputed: 0,
  lost: 0,
  held: false,
  sent: 0,
  reversed: 0,
  payable: 0,
  done: [],
}

/** What the provider knows of each booking. What names none stands under `no booking`. */
export const readProviderMoney = async (
  stack: Pick<Stack, 'sandboxUrl' | 'secrets'>,
): Promise<Map<string, ProviderMoney>> => {
  const [known, taken, given, sent, questioned] = await Promise.all([
    listPaymentIntents(stack),
    listCharges(stack),
    listRefunds(stack),
    listTransfers(stack),
    listDisputes(stack),
  ])
  const bookingOf = new Map(known.map(({ id, metadata }) => [id, metadata.bookingId]))
  const found = new Map<string, ProviderMoney>()
  const add = (booking: string | undefined, change: (money: ProviderMoney) => Partial<ProviderMoney>): void => {
    const id = booking ?? 'no booking'
    const money = found.get(id) ?? nothing
    found.set(id, { ...money, ...change(money) })
  }
  for (const { status, metadata } of known)
    if (status !== 'succeeded' && status !== 'canceled')
      add(metadata.bookingId, ({ payable }) => ({ payable: payable + 1 }))
  for (const { status, amount, payment_intent } of taken)
    if (status === 'succeeded')
      add(bookingOf.get(payment_intent ?? ''), ({ charged }) => ({ charged: charged + amount }))
  // What the guest's bank sent back was given back by nobody.
  for (const { amount, payment_intent, metadata } of given.filter(({ status }) => status === 'succeeded'))
    add(bookingOf.get(payment_intent ?? ''), ({ refunded, done }) => ({
      refunded: refunded + amount,
      done: metadata.refundId === undefined ? done : [...done, `refund ${metadata.refundId}`],
    }))
  for (const { amount, amount_reversed, metadata } of sent)
    add(metadata.bookingId, (money) => ({
      sent: money.sent + amount,
      reversed: money.reversed + amount_reversed,
      done: [...money.done, `transfer ${metadata.transferId}`],
    }))
  for (const { status, amount, payment_intent } of questioned)
    if (status !== 'won')
      add(bookingOf.get(payment_intent), (money) => ({
        disputed: money.disputed + amount,
        lost: money.lost + (status === 'lost' ? amount : 0),
        held: true,
      }))
  return found
}

/** What the provider knows of a booking that it never heard of. */
export const noMoney = nothing
