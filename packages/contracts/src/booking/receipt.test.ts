import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultFeeSettings } from '../pricing/fee-settings.ts'
import { Quote } from '../pricing/quotes.ts'
import { type BookedMoney, receiptFigures, receiptLines, receiptNumber, vatWithin } from './receipt.ts'

const at = '2026-05-01T10:00:00.000Z'

/** A consistent quote, as from pricing. */
const quoteOf = (given: {
  nights: number
  discount: number
  cleaning: number
  fee: number
  platform: number
}): Quote => {
  const discounted = given.nights - given.discount
  return Quote.parse({
    listingId: '00000000-0000-4000-8000-000000000002',
    checkIn: '2026-07-04',
    checkOut: '2026-07-11',
    nights: 7,
    nightly: [],
    subtotalOre: given.nights,
    discounts: given.discount > 0 ? [{ kind: 'weekly', percent: 10, amountOre: given.discount }] : [],
    cleaningOre: given.cleaning,
    serviceFeeOre: given.fee,
    totalOre: discounted + given.cleaning + given.fee,
    platformFeeOre: given.platform,
    hostShareOre: discounted + given.cleaning - given.platform,
    settings: defaultFeeSettings,
    introUsed: null,
    ratesRevision: 1,
  })
}

const anyQuote = fc
  .record({ nights: fc.nat(1_000_000_00), share: fc.nat(100), cleaning: fc.nat(5_000_00), fee: fc.nat(200_000_00) })
  .map(({ nights, share, cleaning, fee }) => {
    const discount = Math.floor((nights * share) / 100)
    return quoteOf({ nights, discount, cleaning, fee, platform: Math.floor((nights - discount + cleaning) / 10) })
  })

const paid = (quote: Quote): BookedMoney => ({ payments: [{ at, amountOre: quote.totalOre }], refunds: [] })
const week = quoteOf({ nights: 7_000_00, discount: 700_00, cleaning: 500_00, fee: 945_00, platform: 680_00 })

describe('a receipt', () => {
  test('has lines that sum to what was charged, and to what the host earns', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const guest = receiptFigures(quote, paid(quote), 'guest')
        expect(guest.totalOre).toBe(quote.totalOre)
        expect(guest.paidOre).toBe(guest.totalOre)
        expect(receiptFigures(quote, paid(quote), 'host').totalOre).toBe(quote.hostShareOre)
      }),
    )
  })

  test('of a shortened stay shows payment and refund to the guest, and the new share to the host', () => {
    const shorter = quoteOf({ nights: 4_000_00, discount: 0, cleaning: 500_00, fee: 600_00, platform: 450_00 })
    const back = {
      at,
      amountOre: week.totalOre - shorter.totalOre,
      reason: 'alteration' as const,
      state: 'sent' as const,
    }
    const shares = { hostShareOre: week.hostShareOre - shorter.hostShareOre, serviceFeeOre: 345_00 }
    const money = { ...paid(week), refunds: [{ ...back, ...shares }] }
    const guest = receiptFigures(shorter, money, 'guest')
    expect(guest).toMatchObject({ paidOre: week.totalOre, refundedOre: back.amountOre, keptOre: shorter.totalOre })
    expect(guest.vat).toEqual({ percent: 25, chargedOre: 120_00, refundedOre: 0 })
    expect(receiptFigures(shorter, money, 'host')).toMatchObject({
      ...{ paidOre: shorter.hostShareOre, refunds: [], keptOre: shorter.hostShareOre },
    })
  })

  test('shows the VAT in the service fee to the guest, to the øre, and none to the host', () => {
    expect(receiptFigures(week, paid(week), 'guest').vat).toEqual({ percent: 25, chargedOre: 189_00, refundedOre: 0 })
    expect(receiptFigures(week, paid(week), 'host').vat).toBeNull()
    const free = quoteOf({ nights: 100, discount: 0, cleaning: 0, fee: 0, platform: 15 })
    expect(receiptFigures(free, paid(free), 'guest').vat).toBeNull()
    // A fifth, rounded half up: 0.6 øre of 3, 0.4 of 2.
    expect([vatWithin(3), vatWithin(2), vatWithin(1_000_000_000_00)]).toEqual([1, 0, 200_000_000_00])
  })

  test('leaves out empty lines, and shows discounts and fees with their percentages', () => {
    const plain = quoteOf({ nights: 700_00, discount: 0, cleaning: 0, fee: 105_00, platform: 70_00 })
    expect(receiptLines(plain, 'guest')).toEqual([
      { kind: 'nights', percent: null, amountOre: 700_00 },
      { kind: 'serviceFee', percent: 15, amountOre: 105_00 },
    ])
    expect(receiptLines(week, 'host').map(({ kind, percent, amountOre }) => [kind, percent, amountOre])).toEqual([
      ['nights', null, 7_000_00],
      ['weekly', 10, -700_00],
      ['cleaning', null, 500_00],
      ['platformFee', 10, -680_00],
    ])
  })

  test('subtracts refunds from payments, for each side by its own share', () => {
    const refunds = [
      {
        at,
        amountOre: 4_000_00,
        hostShareOre: 3_000_00,
        serviceFeeOre: 945_00,
        reason: 'partial' as const,
        state: 'sent' as const,
      },
    ]
    const money = { ...paid(week), refunds }
    expect(receiptFigures(week, money, 'guest')).toMatchObject({
      paidOre: 7_745_00,
      refundedOre: 4_000_00,
      keptOre: 3_745_00,
      vat: { chargedOre: 189_00, refundedOre: 189_00 },
    })
    expect(receiptFigures(week, money, 'host')).toMatchObject({
      payments: [],
      refundedOre: 3_000_00,
      keptOre: 3_120_00,
    })
  })

  test('shows a refunded late payment to the guest only', () => {
    const late = { at, amountOre: week.totalOre, hostShareOre: 0, serviceFeeOre: 0, reason: 'late_payment' as const }
    const money = { ...paid(week), refunds: [{ ...late, state: 'planned' as const }] }
    expect(receiptFigures(week, money, 'guest')).toMatchObject({ keptOre: 0, refundedOre: week.totalOre })
    expect(receiptFigures(week, money, 'host')).toMatchObject({ refunds: [], paidOre: 0, keptOre: 0 })
  })

  test('has paid = refunded + kept after any refunds', () => {
    const anyShares = fc.array(fc.record({ host: fc.nat(500_00), fee: fc.nat(100_00), platform: fc.nat(50_00) }), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(anyQuote, anyShares, (quote, shares) => {
        const refunds = shares.map(({ host, fee, platform }) => ({
          ...{ at, amountOre: host + fee + platform, hostShareOre: host, serviceFeeOre: fee },
          ...{ reason: 'partial' as const, state: 'sent' as const },
        }))
        const back = refunds.reduce((sum, { amountOre }) => sum + amountOre, 0)
        fc.pre(back <= quote.totalOre)
        const figures = receiptFigures(quote, { ...paid(quote), refunds }, 'guest')
        expect(figures.keptOre + figures.refundedOre).toBe(figures.paidOre)
        expect(figures.refundedOre).toBe(back)
      }),
    )
  })
})

test('receipt numbers have a prefix and at least six digits', () => {
  expect([receiptNumber(7), receiptNumber(1_234_567)]).toEqual(['NB-000007', 'NB-1234567'])
})
