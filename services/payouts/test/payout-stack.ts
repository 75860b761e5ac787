import type { ReconciliationReport } from '@nordbo/contracts'
import {
  advanceClock as advanceClockAs,
  asAdmin,
  type BootedStack,
  bootStack,
  completeOnboarding,
  createAdmin,
  expectOk,
  type Person,
  postToSandbox,
  readRows,
} from '@nordbo/testkit'
import Stripe from 'stripe'
import { z } from 'zod'

const Ledger = z.object({ account: z.string(), ore: z.coerce.number() })
const Summary = z.object({
  account: z.object({ status: z.string() }),
  totalRevenue: z.number(),
  netEarnings: z.number(),
  paid: z.number(),
  upcoming: z.number(),
  debt: z.number(),
  sending: z.number(),
  paidThisYear: z.number(),
})
const Payout = z.object({
  id: z.string(),
  amount: z.number(),
  owed: z.number(),
  status: z.string(),
  hold: z.string().nullable(),
  paidAt: z.string().nullable(),
})
const Payouts = z.object({ summary: Summary, items: z.array(Payout) })

/** A system whose hosts are paid, with the provider's client. */
export interface PayoutStack extends BootedStack {
  readonly admin: Person
  readonly stripe: Stripe
}

/** Boots the stack; `sandbox` and `booking` replace their variables. */
export const bootPayouts = async (
  sandbox: Record<string, string> = {},
  booking: Record<string, string> = {},
): Promise<PayoutStack> => {
  const only = ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'payouts', 'bff'] as const
  const booted = await bootStack({ only, env: { sandbox: { WEBHOOK_COPIES: '2', ...sandbox }, booking } })
  const { hostname, port } = new URL(booted.stack.sandboxUrl)
  const stripe = new Stripe(booted.stack.secrets.stripe, { host: hostname, port, protocol: 'http', telemetry: false })
  return { ...booted, admin: await createAdmin(booted), stripe }
}

/** Advances the domain clock and waits until all due work is done; an ISO 8601 duration such as PT25H. */
export const advanceClock = async (stack: PayoutStack, duration: string): Promise<void> => {
  await advanceClockAs(stack.admin, duration)
  await stack.settle()
}

/** Opens the host's account through the provider's forms, as a browser does. */
export const onboard = async (
  stack: PayoutStack,
  host: Person,
  outcome: 'complete' | 'incomplete' | 'rejected' = 'complete',
): Promise<void> => {
  if (!(await completeOnboarding(host, outcome))) throw new Error('there are no forms')
  await stack.settle()
}

/** A change in the sandbox that must succeed: a bank returns a refund, the provider reviews an account. */
export const changeInSandbox = async (stack: PayoutStack, path: string, body: object): Promise<void> => {
  if ((await postToSandbox(stack.stack, path, body)) === undefined) throw new Error(`the sandbox refused ${path}`)
}

/** A host's summary and first page of payouts; amounts are DKK. */
export const fetchPayouts = async (host: Person): Promise<z.infer<typeof Payouts>> =>
  Payouts.parse((await host.get('/api/host/payouts')).body)

/** One payout as its host sees it; amounts are DKK. */
export const fetchPayout = async (host: Person, bookingId: string): Promise<z.infer<typeof Payout>> =>
  Payout.parse((await host.get(`/api/host/payouts/${bookingId}`)).body)

/** The id of a host's account at the provider; empty without one. */
export const accountOf = async ({ stack }: PayoutStack, host: Person): Promise<string> => {
  const sql = 'select provider_id as id from payout_account where host_id = $1'
  const [account] = await readRows(stack, 'payouts', z.object({ id: z.string() }), sql, [host.id])
  return account?.id ?? ''
}

/** The balance of a host's account at the provider, øre. */
export const hostBalance = async (stack: PayoutStack, host: Person): Promise<number> => {
  const stripeAccount = await accountOf(stack, host)
  return (await stack.stripe.balance.retrieve({}, { stripeAccount })).available[0]?.amount ?? 0
}

/** The sums of the ledger of one booking, by account, øre; positive is debit. */
export const ledgerOf = async ({ stack }: PayoutStack, bookingId: string): Promise<Record<string, number>> => {
  const sql = 'select account, sum(amount_ore) as ore from ledger_entry where booking_id = $1 group by account'
  const rows = await readRows(stack, 'payouts', Ledger, sql, [bookingId])
  return Object.fromEntries(rows.map(({ account, ore }) => [account, ore]))
}

/** Reconciles the ledger with the provider, including the latest movements. */
export const reconcile = async (stack: PayoutStack): Promise<ReconciliationReport> => {
  await advanceClock(stack, 'PT2M')
  return expectOk(await stack.services.payouts.reconcile({}, asAdmin))
}
