import type { ReconciliationReport } from '@nordbo/contracts'
import {
  advanceClock,
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  completeOnboarding,
  createAdmin,
  createGuest,
  createHome,
  type Home,
  type Person,
  pay,
  postToSandbox,
  readRows,
  stayIn,
} from '@nordbo/testkit'
import Stripe from 'stripe'
import { z } from 'zod'

const Ledger = z.object({ account: z.string(), ore: z.coerce.number() })
const Dispute = z.object({ id: z.string() })
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
const Item = z.object({
  id: z.string(),
  amount: z.number(),
  owed: z.number(),
  status: z.string(),
  hold: z.string().nullable(),
  paidAt: z.string().nullable(),
})

/** A paid stay with its guest and payment intent. */
export interface PaidStay {
  id: string
  intentId: string
  guest: Person
}

/** A booted system with the helpers that tests of payouts share. */
export class PayoutStack {
  readonly booted: BootedStack
  readonly admin: Person
  readonly stripe: Stripe
  private used = 0

  private constructor(booted: BootedStack, admin: Person) {
    this.booted = booted
    this.admin = admin
    const { hostname, port } = new URL(booted.stack.sandboxUrl)
    this.stripe = new Stripe(booted.stack.secrets.stripe, { host: hostname, port, protocol: 'http', telemetry: false })
  }

  static async boot(env: Record<string, string> = {}, booking: Record<string, string> = {}): Promise<PayoutStack> {
    const only = ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'payouts', 'bff'] as const
    const booted = await bootStack({ only, env: { sandbox: { WEBHOOK_COPIES: '2', ...env }, booking } })
    return new PayoutStack(booted, await createAdmin(booted))
  }

  stop(): Promise<void> {
    return this.booted.stop()
  }

  home(): Promise<Home> {
    return createHome(this.booted)
  }

  /** Books and pays a stay of three nights that begins in `inDays` days. The host's share is 2,700 DKK. */
  async paidStay(home: Home, inDays = 10 + 4 * this.used++): Promise<PaidStay> {
    const guest = await createGuest(this.booted)
    const booked = await book(guest, home.id, await stayIn(this.booted, inDays))
    const secret = booked.clientSecret ?? ''
    await pay(guest, secret)
    await this.settle()
    return { id: booked.id, intentId: secret.split('_secret_')[0] ?? '', guest }
  }

  /** Opens the host's account through the provider's forms, as a browser does. */
  async onboard(host: Person, outcome: 'complete' | 'incomplete' | 'rejected' = 'complete'): Promise<void> {
    if (!(await completeOnboarding(host, outcome))) throw new Error('there are no forms')
    await this.settle()
  }

  /** Advances the domain clock and waits until all due work is done. */
  async advance(duration: string): Promise<void> {
    await advanceClock(this.admin, duration)
    await this.settle()
  }

  settle(): Promise<void> {
    return this.booted.settle()
  }

  /** Calls the sandbox's control API. */
  async sandbox(path: string, body: object): Promise<unknown> {
    const answer = await postToSandbox(this.booted.stack, path, body)
    if (answer === undefined) throw new Error(`the sandbox refused ${path}`)
    return answer
  }

  /** Disputes a payment as its cardholder. Returns the dispute's id. */
  async dispute(intentId: string): Promise<string> {
    const { id } = Dispute.parse(await this.sandbox('/_sandbox/disputes', { paymentIntent: intentId }))
    await this.settle()
    return id
  }

  async closeDispute(id: string, outcome: 'won' | 'lost'): Promise<void> {
    await this.sandbox(`/_sandbox/disputes/${id}/close`, { outcome })
    await this.settle()
  }

  /** A host's summary and first page of payouts. */
  async seen(host: Person) {
    const answer = await host.get('/api/host/payouts')
    return z.object({ summary: Summary, items: z.array(Item) }).parse(answer.body)
  }

  /** One payout as its host sees it. */
  async payout(host: Person, id: string) {
    return Item.parse((await host.get(`/api/host/payouts/${id}`)).body)
  }

  /** The id of a host's account at the provider. */
  async accountOf(host: Person): Promise<string> {
    const rows = await readRows(
      this.booted.stack,
      'payouts',
      z.object({ id: z.string() }),
      'select provider_id as id from payout_account where host_id = $1',
      [host.id],
    )
    return rows[0]?.id ?? ''
  }

  /** The balance of a host's account at the provider, øre. */
  async hostBalance(host: Person): Promise<number> {
    const stripeAccount = await this.accountOf(host)
    return (await this.stripe.balance.retrieve({}, { stripeAccount })).available[0]?.amount ?? 0
  }

  /** The sums of the ledger of one booking, by account, øre; positive is debit. */
  async ledger(bookingId: string): Promise<Record<string, number>> {
    const rows = await readRows(
      this.booted.stack,
      'payouts',
      Ledger,
      'select account, sum(amount_ore) as ore from ledger_entry where booking_id = $1 group by account',
      [bookingId],
    )
    return Object.fromEntries(rows.map(({ account, ore }) => [account, ore]))
  }

  /** Reconciles the ledger with the provider, including the latest movements. */
  async reconcile(): Promise<ReconciliationReport> {
    await this.advance('PT2M')
    const answer = await this.booted.services.payouts.reconcile({}, asAdmin)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.value
  }
}
