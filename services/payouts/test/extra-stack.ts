import { ExtraCode } from '@nordbo/contracts'
import { createHome, type Home, readRows, saveCard } from '@nordbo/testkit'
import { z } from 'zod'
import type { PayoutStack } from './payout-stack.ts'

const Extra = z.looseObject({
  code: ExtraCode,
  status: z.string(),
  enabled: z.boolean(),
  endsAtPeriodEnd: z.boolean(),
  periodEnd: z.string().nullable(),
})
type Extra = z.infer<typeof Extra>
const Sums = z.object({ account: z.string(), ore: z.coerce.number() })
const Customer = z.object({ customer: z.string() })

/** A home whose host has saved a test card. */
export const aHomeWithCard = async (stack: PayoutStack, cardNumber?: string): Promise<Home> => {
  const home = await createHome(stack)
  await saveCard(home.host, cardNumber)
  return home
}

/** The extras of a home as its host sees them. */
export const fetchExtras = async ({ host, id }: Home): Promise<Extra[]> =>
  z.object({ items: z.array(Extra) }).parse((await host.get(`/api/host/listings/${id}/extras`)).body).items

/** One extra of a home as its host sees it. */
export const extraOf = async (home: Home, code: ExtraCode): Promise<Extra | undefined> =>
  (await fetchExtras(home)).find((extra) => extra.code === code)

/** The provider's customer of a home's host; empty without one. */
const customerOf = async ({ stack }: PayoutStack, { host }: Home): Promise<string> => {
  const sql = 'select provider_id as customer from customer where guest_id = $1'
  return (await readRows(stack, 'booking', Customer, sql, [host.id]))[0]?.customer ?? ''
}

const paidCharges = async (stack: PayoutStack, home: Home) => {
  const customer = await customerOf(stack, home)
  if (customer === '') return []
  const { data } = await stack.stripe.charges.list({ customer, limit: 100 })
  return data.filter(({ paid }) => paid).toReversed()
}

/** What the host's cards were charged at the provider, øre, oldest first; declined charges are left out. */
export const chargesOf = async (stack: PayoutStack, home: Home): Promise<number[]> =>
  (await paidCharges(stack, home)).map(({ amount }) => amount)

/** The payment intents of the same charges. */
export const intentsOf = async (stack: PayoutStack, home: Home): Promise<string[]> =>
  (await paidCharges(stack, home)).map(({ payment_intent: intent }) => String(intent))

/** Adds a card at the provider and makes it the host's default. `everywhere`: subscriptions are paid with it from now on. */
export const useCardAtProvider = async (
  stack: PayoutStack,
  home: Home,
  card: string,
  everywhere = false,
): Promise<void> => {
  const { stripe } = stack
  const customer = await customerOf(stack, home)
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  if (!everywhere) return
  for (const { id: subscription } of (await stripe.subscriptions.list({ customer })).data)
    await stripe.subscriptions.update(subscription, { default_payment_method: id })
}

/** The sums of the ledger of all extras of a home, by account, øre; positive is debit. */
export const ledgerOfHome = async ({ stack }: PayoutStack, home: Home): Promise<Record<string, number>> => {
  const sql = `
    select e.account, sum(e.amount_ore) as ore from ledger_entry e join subscription s on s.id = e.subscription_id
    where s.listing_id = $1 group by e.account`
  const rows = await readRows(stack, 'payouts', Sums, sql, [home.id])
  return Object.fromEntries(rows.map(({ account, ore }) => [account, ore]))
}

/** All subscriptions of a home's host at the provider, ended ones too. */
export const subscriptionsOf = async (stack: PayoutStack, home: Home) => {
  const customer = await customerOf(stack, home)
  return customer === '' ? [] : (await stack.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data
}

/** The ids of the host's invoices that could still be paid. */
export const openInvoicesOf = async (stack: PayoutStack, home: Home): Promise<string[]> => {
  const { data } = await stack.stripe.invoices.list({ customer: await customerOf(stack, home), status: 'open' })
  return data.map(({ id }) => id)
}
