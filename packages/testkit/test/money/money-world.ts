import { z } from 'zod'
import {
  type Answer,
  addFaults,
  advanceClock,
  authenticate,
  type BootedStack,
  cards,
  clearFaults,
  completeOnboarding,
  createGuests,
  createHomes,
  createHost,
  type Home,
  listCharges,
  listDisputes,
  listPaymentIntents,
  listRefunds,
  type Person,
  pay,
  postToProvider,
  postToSandbox,
  readRows,
  stayIn,
  tryToBook,
} from '../../src/index.ts'
import { alter } from './alter.ts'
import type { Step } from './steps.ts'

const Quoted = z.object({ total: z.number(), available: z.boolean() })
const Made = z.object({ id: z.string(), total: z.number(), clientSecret: z.string().nullable() })
const Secret = z.object({ clientSecret: z.string() })
const Preview = z.object({ refund: z.number(), paid: z.number() })

type Booking = { id: string; guest: Person }
type OfBooking = Exclude<Step, { kind: 'book' | 'wait' | 'fault' | 'onboard' | 'empty the account' }>

const must = (what: string, answer: Answer, ...codes: string[]): boolean => {
  if (answer.status < 300) return true
  if (answer.code !== undefined && codes.includes(answer.code)) return false
  throw new Error(`${what} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** One host with an instant and a request home, two guests, and the steps that move their money. */
export class MoneyWorld {
  readonly bookings: Booking[] = []
  readonly host: Person
  /** Refunds that were returned once; a second return would need an administrator. */
  private readonly cameBack = new Set<string>()
  private readonly stack: BootedStack
  private readonly admin: Person
  private readonly homes: readonly Home[]
  private readonly people: readonly Person[]

  private constructor(stack: BootedStack, admin: Person, host: Person, homes: readonly Home[], people: Person[]) {
    this.stack = stack
    this.admin = admin
    this.host = host
    this.homes = homes
    this.people = people
  }

  /** Opens a world. Prices are odd, so that every share has to be rounded. */
  static async open(stack: BootedStack, admin: Person): Promise<MoneyWorld> {
    const [host, people] = await Promise.all([createHost(stack), createGuests(stack, 2)])
    const homes = await createHomes(stack, [
      { host, priceOre: 777_77, cleaningOre: 333_33 },
      { host, mode: 'request', priceOre: 1_049_01, cleaningOre: 0, discounts: { weeklyPercent: 7 } },
    ])
    return new MoneyWorld(stack, admin, host, homes, people)
  }

  /** Tries a step; the rules may refuse it. */
  async live(step: Step): Promise<void> {
    if (step.kind === 'book') await this.book(step)
    else if (step.kind === 'wait') await advanceClock(this.admin, `PT${step.hours}H`)
    else if (step.kind === 'fault') await addFaults(this.stack.stack, step.fault)
    else if (step.kind === 'onboard') await completeOnboarding(this.host, step.outcome)
    else if (step.kind === 'empty the account') await this.emptyAccount(step.thousandths)
    else {
      const booking = this.bookings[step.pick % Math.max(1, this.bookings.length)]
      if (booking) await this.happen(step, booking)
    }
    await this.stack.settle()
  }

  /** Clears faults and waits until every retry and the daily reconciliation have run. */
  async calm(): Promise<void> {
    await clearFaults(this.stack.stack)
    for (const pause of ['PT61M', 'PT25H', 'PT61M']) {
      await advanceClock(this.admin, pause)
      await this.stack.settle()
    }
  }

  private async happen(step: OfBooking, booking: Booking): Promise<void> {
    if (step.kind === 'cancel') return this.cancel(booking)
    if (step.kind === 'alter') return alter(booking, this.host, step)
    if (step.kind === 'cancel as host') {
      const answer = await this.host.send('POST', `/api/host/bookings/${booking.id}/cancel`, {})
      return void must('cancelling', answer, 'booking.transitionRefused', 'booking.deadlinePassed')
    }
    const charge = await this.chargeOf(booking)
    if (step.kind === 'close dispute') {
      const open = (await listDisputes(this.stack.stack)).find((each) => each.payment_intent === charge?.intent)
      const outcome = step.won ? 'won' : 'lost'
      if (open) await postToSandbox(this.stack.stack, `/_sandbox/disputes/${open.id}/close`, { outcome })
      return
    }
    if (step.kind === 'refund comes back') return this.sendBack(charge?.intent)
    const amount = Math.floor(((charge?.left ?? 0) * step.thousandths) / 1_000)
    if (!charge || amount < 100) return
    if (step.kind === 'dispute')
      await postToSandbox(this.stack.stack, '/_sandbox/disputes', { paymentIntent: charge.intent, amount })
    if (step.kind === 'refund at the provider') {
      // Made in the provider's dashboard by an administrator.
      await clearFaults(this.stack.stack)
      await postToProvider(this.stack.stack, '/v1/refunds', { payment_intent: charge.intent, amount: `${amount}` })
    }
    if (step.kind === 'refund') {
      const answer = await this.host.send('POST', `/api/host/bookings/${booking.id}/refund`, {
        amount: Math.floor(amount / 100),
      })
      must('giving back', answer, 'booking.notRefundable', 'booking.refundTooHigh', 'booking.paymentDisputed')
    }
  }

  /** The guest's bank returns a refund. */
  private async sendBack(intent: string | undefined): Promise<void> {
    const refund = (await listRefunds(this.stack.stack)).find(
      ({ id, status, payment_intent, metadata }) =>
        status === 'succeeded' && payment_intent === intent && !this.cameBack.has(metadata.refundId ?? id),
    )
    if (!refund) return
    // The webhook of a returned refund arrives in the end.
    await clearFaults(this.stack.stack)
    await postToSandbox(this.stack.stack, `/_sandbox/refunds/${refund.id}/fail`, {})
    this.cameBack.add(refund.metadata.refundId ?? refund.id)
  }

  private async book({ home: number, inDays, nights, payment }: Extract<Step, { kind: 'book' }>): Promise<void> {
    const [home, guest, other] = [this.homes[number], ...this.people]
    if (!home || !guest || !other) throw new Error('no home')
    const dates = await stayIn(this.stack, inDays, nights)
    const asked = await guest.send('POST', '/api/quotes', { listingId: home.id, ...dates })
    const { total, available } = Quoted.parse(asked.body)
    if (!available) return
    const answer = await tryToBook(guest, home.id, dates, { expectedTotal: total })
    if (
      !must(
        'booking',
        answer,
        'booking.holdCooldown',
        'booking.datesTaken',
        'booking.alreadyRequested',
        'payment.unavailable',
      )
    )
      return
    const made = Made.parse(answer.body)
    if (made.total !== total) throw new Error(`a stay was quoted at ${total} and booked at ${made.total} DKK`)
    this.bookings.push({ id: made.id, guest })
    const secret = made.clientSecret ?? (await this.secretOf(made.id, guest, number === 1))
    if (secret === undefined || payment === 'never') return
    if (payment === 'late' || payment === 'overtaken') {
      await this.payLate(guest, secret)
      if (payment === 'late') return
      const winner = await tryToBook(other, home.id, dates)
      if (winner.status < 300) this.bookings.push({ id: Made.parse(winner.body).id, guest: other })
      return
    }
    if (payment === 'declined first') await pay(guest, secret, cards.declined)
    await pay(guest, secret, payment === 'asks first' ? cards.threeDSecure : cards.pays)
    if (payment === 'asks first') await authenticate(guest, secret, 'success')
  }

  private async secretOf(id: string, guest: Person, request: boolean): Promise<string | undefined> {
    if (request)
      must('approving', await this.host.send('POST', `/api/host/bookings/${id}/approve`, {}), 'booking.datesTaken')
    const answer = await guest.send('POST', `/api/bookings/${id}/payment-link`)
    return Secret.safeParse(answer.body).data?.clientSecret
  }

  /** Pays while no answer or webhook of the provider gets through, and lets the deadline pass. */
  private async payLate(guest: Person, secret: string): Promise<void> {
    const intent = secret.split('_secret_')[0] ?? ''
    await addFaults(
      this.stack.stack,
      { match: { event: 'payment_intent', path: intent }, effect: 'dropWebhook', times: 20 },
      { match: { path: `/v1/payment_intents/${intent}` }, effect: 'error500', times: 200 },
    )
    await pay(guest, secret)
    await advanceClock(this.admin, 'PT25H')
  }

  private async cancel({ id, guest }: Booking): Promise<void> {
    const asked = await guest.get(`/api/bookings/${id}/cancellation-preview`)
    if (!must('previewing', asked, 'booking.transitionRefused', 'booking.deadlinePassed')) return
    const { refund } = Preview.parse(asked.body)
    const answer = await guest.send('POST', `/api/bookings/${id}/cancel`, { expectedRefund: refund })
    must('cancelling', answer, 'booking.transitionRefused')
  }

  /** Pays out a share of the account to the host's bank. */
  private async emptyAccount(thousandths: number): Promise<void> {
    const [account] = await readRows(
      this.stack.stack,
      'payouts',
      z.object({ id: z.string().nullable() }),
      'select provider_id as id from payout_account where host_id = $1',
      [this.host.id],
    )
    const amount = `${thousandths * 500}`
    if (account?.id) await postToProvider(this.stack.stack, '/v1/payouts', { amount, currency: 'dkk' }, account.id)
  }

  private async chargeOf({ id }: Booking) {
    const intent = (await listPaymentIntents(this.stack.stack)).find(
      (each) => each.metadata.bookingId === id && each.status === 'succeeded',
    )
    const charge = (await listCharges(this.stack.stack)).find(
      (each) => each.payment_intent === intent?.id && each.status === 'succeeded',
    )
    return intent && charge && { intent: intent.id, left: charge.amount - charge.amount_refunded }
  }
}
