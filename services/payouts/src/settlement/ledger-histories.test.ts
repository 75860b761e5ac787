import { BookingId, ListingId, type PaidFact, type RefundedFact, UserId } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerAccount } from '../generated/prisma/client.ts'
import {
  disputeLostPosting,
  disputeOpenedPosting,
  disputeWonPosting,
  offsetPosting,
  type Posting,
  paymentPosting,
  refundPosting,
  reversalPosting,
  type Shares,
  transferPosting,
} from '../ledger/postings.ts'
import { planMoves } from './plan-moves.ts'

/** Shares of an amount, taken from the host's share first. */
const part = (amountOre: number, held: Shares): Shares => {
  const hostShareOre = Math.min(held.hostShareOre, amountOre)
  const platformFeeOre = Math.min(held.platformFeeOre, amountOre - hostShareOre)
  return { hostShareOre, platformFeeOre, serviceFeeOre: amountOre - hostShareOre - platformFeeOre }
}

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const host = UserId.parse(uuid(1))

/** A step in the history of a host's three bookings. Parts of amounts are in thousandths. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pay'),
    booking: fc.integer({ min: 0, max: 2 }),
    host: fc.integer({ min: 1, max: 5_000_000 }),
    platform: fc.integer({ min: 0, max: 500_000 }),
    service: fc.integer({ min: 0, max: 700_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('refund', 'dispute won', 'dispute lost', 'empty the account'),
    booking: fc.integer({ min: 0, max: 2 }),
    part: fc.integer({ min: 1, max: 1_000 }),
  }),
  fc.record({ kind: fc.constantFrom('release', 'late payment'), booking: fc.integer({ min: 0, max: 2 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A ledger of one host in memory. Provider calls always succeed, except on an empty account. */
class SimulatedLedger {
  readonly posted: Posting[] = []
  readonly facts = new Set<string>()
  private ids = 10
  accountOre = 0
  private readonly transfers: { id: string; bookingId: string; leftOre: number }[] = []

  post(posting: Posting): void {
    if (this.facts.has(posting.fact)) return
    this.facts.add(posting.fact)
    this.posted.push(posting)
  }

  sum(account: LedgerAccount, bookingId?: string): number {
    const entries = this.posted.flatMap((posting) => posting.entries)
    const counted = entries.filter(
      (e) => e.account === account && (bookingId === undefined || e.bookingId === bookingId),
    )
    return counted.reduce((sum, { amountOre }) => sum + amountOre, 0)
  }

  held(bookingId: string) {
    const earned = this.posted.filter(({ kind }) => kind === 'payment' || kind === 'refund' || kind === 'dispute')
    const lines = earned.flatMap(({ entries }) => entries).filter((e) => e.bookingId === bookingId)
    const of = (account: LedgerAccount): number =>
      lines.filter((e) => e.account === account).reduce((sum, { amountOre }) => sum - amountOre, 0)
    return {
      hostShareOre: of('host'),
      platformFeeOre: of('platform_fee'),
      serviceFeeOre: of('service_fee') + of('vat'),
    }
  }

  settle(bookingId: string, sendable: boolean): void {
    const debts = [0, 1, 2]
      .map((number) => bookingOf(number))
      .filter((id) => id !== bookingId)
      .map((id) => ({ bookingId: id, debtOre: this.sum('host', id) }))
      .filter(({ debtOre }) => debtOre > 0)
    const moves = planMoves({
      owedOre: -this.sum('host', bookingId),
      pendingTransferOre: 0,
      pendingReversalOre: 0,
      sendable,
      reversible: this.transfers
        .filter((transfer) => transfer.bookingId === bookingId)
        .map(({ id, leftOre }) => ({ transferId: id, leftOre })),
      debts,
    })
    for (const { bookingId: to, amountOre } of moves.offsets)
      this.post(offsetPosting({ id: uuid(this.ids++), from: bookingId, to, amountOre }))
    if (moves.transferOre > 0) {
      const transfer = { id: uuid(this.ids++), bookingId, amountOre: moves.transferOre }
      this.post(transferPosting(transfer))
      this.transfers.push({ id: transfer.id, bookingId, leftOre: transfer.amountOre })
      this.accountOre += transfer.amountOre
    }
    for (const { transferId, amountOre } of moves.reversals) {
      const transfer = this.transfers.find(({ id }) => id === transferId)
      if (!transfer || amountOre > this.accountOre) continue
      this.post(reversalPosting({ id: uuid(this.ids++), bookingId, amountOre }))
      transfer.leftOre -= amountOre
      this.accountOre -= amountOre
    }
  }

  money(bookingId: string, amountOre: number, shares: Shares) {
    const ids = { bookingId: BookingId.parse(bookingId), listingId: ListingId.parse(uuid(2)) }
    const paymentId = uuid(this.ids++)
    return { ...ids, hostId: host, guestId: UserId.parse(uuid(3)), paymentId, amountOre, ...shares, imported: false }
  }

  pay(
    bookingId: string,
    shares: { hostShareOre: number; platformFeeOre: number; serviceFeeOre: number },
    late = false,
  ) {
    const total = shares.hostShareOre + shares.platformFeeOre + shares.serviceFeeOre
    const none = { hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 }
    const paid: PaidFact = {
      ...this.money(bookingId, total, late ? none : shares),
      intentId: `pi_${this.ids}`,
      kind: late ? 'late' : 'stay',
      checkInAt: '2027-06-01T13:00:00.000Z',
      checkIn: '2027-06-01',
      checkOut: '2027-06-04',
    }
    // Recorded twice, counted once.
    this.post(paymentPosting(paid))
    this.post(paymentPosting(paid))
    if (!late) return
    const back: RefundedFact = {
      ...this.money(bookingId, total, none),
      refundId: uuid(this.ids++),
      reason: 'late_payment',
    }
    this.post(refundPosting(back))
  }

  refund(bookingId: string, thousandths: number): void {
    const held = this.held(bookingId)
    const total = held.hostShareOre + held.platformFeeOre + held.serviceFeeOre
    const amountOre = Math.floor((total * thousandths) / 1_000)
    if (amountOre < 1) return
    const back = { ...this.money(bookingId, amountOre, part(amountOre, held)), refundId: uuid(this.ids++) }
    this.post(refundPosting({ ...back, reason: 'partial' }))
  }

  dispute(bookingId: string, thousandths: number, won: boolean): void {
    const held = this.held(bookingId)
    const total = held.hostShareOre + held.platformFeeOre + held.serviceFeeOre
    const disputed = { id: `dp_${this.ids++}`, bookingId, amountOre: Math.floor((total * thousandths) / 1_000) }
    if (disputed.amountOre < 1) return
    this.post(disputeOpenedPosting(disputed))
    this.post(
      won
        ? disputeWonPosting(disputed)
        : disputeLostPosting(disputed, { ...part(disputed.amountOre, held), lateOre: 0 }),
    )
  }
}

const bookingOf = (number: number): string => uuid(100 + number)

const apply = (ledger: SimulatedLedger, happening: Step): void => {
  const bookingId = bookingOf(happening.booking)
  if ('host' in happening)
    ledger.pay(bookingId, {
      hostShareOre: happening.host,
      platformFeeOre: happening.platform,
      serviceFeeOre: happening.service,
    })
  if (happening.kind === 'late payment')
    ledger.pay(bookingId, { hostShareOre: 1_000, platformFeeOre: 100, serviceFeeOre: 150 }, true)
  if ('part' in happening) {
    const { kind, part } = happening
    if (kind === 'refund') ledger.refund(bookingId, part)
    else if (kind === 'empty the account') ledger.accountOre -= Math.floor((ledger.accountOre * part) / 1_000)
    else ledger.dispute(bookingId, part, kind === 'dispute won')
  }
  ledger.settle(bookingId, happening.kind === 'release')
}

const total = (entries: Posting['entries']): number => entries.reduce((sum, { amountOre }) => sum + amountOre, 0)

test('the ledger sums to zero after any history, and no one gets more than their share', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (history) => {
      const ledger = new SimulatedLedger()
      for (const happening of history) {
        const owed = -ledger.sum('host')
        apply(ledger, happening)
        // Sending money never creates a debt: debts of other bookings are settled first.
        if (happening.kind === 'release') expect(-ledger.sum('host')).toBeGreaterThanOrEqual(Math.min(0, owed))
        // The provider's balance is negative only by what hosts with empty accounts owe.
        expect(ledger.sum('provider') + ledger.sum('host')).toBeGreaterThanOrEqual(0)
      }
      expect(ledger.posted.filter(({ entries }) => total(entries) !== 0)).toEqual([])
      expect(ledger.sum('guests')).toBe(0)
      expect(ledger.sum('disputed')).toBe(0)
      const shares = [0, 1, 2].map((number) => ledger.held(bookingOf(number)))
      for (const { hostShareOre, platformFeeOre, serviceFeeOre } of shares)
        expect(Math.min(hostShareOre, platformFeeOre, serviceFeeOre)).toBeGreaterThanOrEqual(0)
      // A fifth of the service fee is VAT, rounded to half an øre per fact.
      const fee = ledger.sum('service_fee') + ledger.sum('vat')
      expect(Math.abs(5 * ledger.sum('vat') - fee)).toBeLessThanOrEqual(2.5 * ledger.posted.length)
      // Host share + fees = payments − refunds, and sent + owed = host share.
      const kept = shares.reduce((sum, each) => sum + each.hostShareOre + each.platformFeeOre + each.serviceFeeOre, 0)
      const sent = ledger.posted
        .filter(({ kind }) => kind === 'transfer' || kind === 'reversal')
        .reduce((sum, { entries }) => sum + total(entries.filter(({ account }) => account === 'host')), 0)
      expect(ledger.sum('provider') + sent).toBe(kept)
      expect(sent - ledger.sum('host')).toBe(shares.reduce((sum, { hostShareOre }) => sum + hostShareOre, 0))
    }),
    { numRuns: 300 },
  )
})

test('facts recorded in another order, or twice, give the same balances', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), fc.integer(), (history, turn) => {
      const ledger = new SimulatedLedger()
      for (const happening of history) apply(ledger, happening)
      const again = new SimulatedLedger()
      const shift = ledger.posted.length === 0 ? 0 : Math.abs(turn) % ledger.posted.length
      const other = [...ledger.posted.slice(shift), ...ledger.posted.slice(0, shift)].toReversed()
      for (const posting of [...other, ...ledger.posted]) again.post(posting)
      for (const account of ['provider', 'host', 'platform_fee', 'service_fee', 'vat', 'guests', 'disputed'] as const)
        expect(again.sum(account)).toBe(ledger.sum(account))
    }),
  )
})
