import type { Stack } from '@nordbo/devstack'
import { listCharges, listDisputes, listPaymentIntents, listRefunds, listTransfers } from './sandbox-api.ts'

/** What the provider did for one booking, øre. */
export interface ProviderMoney {
  charged: number
  refunded: number
  /** Taken back by cardholders' banks, in open or lost disputes. */
  disputed: number
  lost: number
  /** Whether a dispute is open or lost, so that the provider refuses refunds. */
  held: boolean
  sent: number
  reversed: number
  /** Intents that can still be paid. */
  payable: number
  /** Names of the refunds and transfers that were carried out; a repeated one appears twice. */
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

type Described = { id: string; description: string | null }

/** The ids of the intents that pay a month of an extra. The provider describes them so. */
export const extraIntents = (intents: readonly Described[]): ReadonlySet<string> =>
  new Set(intents.filter(({ description }) => description?.startsWith('Subscription ')).map(({ id }) => id))

/** The provider's money by booking, without what hosts pay for extras; `no booking` has what names none. */
export const readProviderMoney = async (
  stack: Pick<Stack, 'sandboxUrl' | 'secrets'>,
): Promise<Map<string, ProviderMoney>> => {
  const [allIntents, allCharges, refunds, transfers, allDisputes] = await Promise.all([
    listPaymentIntents(stack),
    listCharges(stack),
    listRefunds(stack),
    listTransfers(stack),
    listDisputes(stack),
  ])
  const extras = extraIntents(allIntents)
  const isOfStay = (intent: string | null): boolean => intent === null || !extras.has(intent)
  const intents = allIntents.filter(({ id }) => isOfStay(id))
  const charges = allCharges.filter(({ payment_intent: intent }) => isOfStay(intent))
  const disputes = allDisputes.filter(({ payment_intent: intent }) => isOfStay(intent))
  const bookingOf = new Map(intents.map(({ id, metadata }) => [id, metadata.bookingId]))
  const found = new Map<string, ProviderMoney>()
  const add = (booking: string | undefined, change: (money: ProviderMoney) => Partial<ProviderMoney>): void => {
    const id = booking ?? 'no booking'
    const money = found.get(id) ?? nothing
    found.set(id, { ...money, ...change(money) })
  }
  for (const { status, metadata } of intents)
    if (status !== 'succeeded' && status !== 'canceled')
      add(metadata.bookingId, ({ payable }) => ({ payable: payable + 1 }))
  for (const { status, amount, payment_intent } of charges)
    if (status === 'succeeded')
      add(bookingOf.get(payment_intent ?? ''), ({ charged }) => ({ charged: charged + amount }))
  // A refund that the guest's bank returned does not count.
  for (const { amount, payment_intent, metadata } of refunds.filter(({ status }) => status === 'succeeded'))
    add(bookingOf.get(payment_intent ?? ''), ({ refunded, done }) => ({
      refunded: refunded + amount,
      done: metadata.refundId === undefined ? done : [...done, `refund ${metadata.refundId}`],
    }))
  for (const { amount, amount_reversed, metadata } of transfers)
    add(metadata.bookingId, (money) => ({
      sent: money.sent + amount,
      reversed: money.reversed + amount_reversed,
      done: [...money.done, `transfer ${metadata.transferId}`],
    }))
  for (const { status, amount, payment_intent } of disputes)
    if (status !== 'won')
      add(bookingOf.get(payment_intent), (money) => ({
        disputed: money.disputed + amount,
        lost: money.lost + (status === 'lost' ? amount : 0),
        held: true,
      }))
  return found
}

/** Money of a booking that the provider does not have. */
export const noMoney = nothing
