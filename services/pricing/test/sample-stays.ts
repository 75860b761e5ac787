import { addDays, Discounts, defaultFeeSettings, ListingId, NightPriceOre, RateCard } from '@nordbo/contracts'
import fc from 'fast-check'
import type { QuoteFacts } from '../src/quote/quote-stay.ts'

const listingId = ListingId.parse('0b7f6f8e-3c52-4f0e-9a44-6b8f9f1f2d11')

/** A rate card of 1,000 DKK a night without markup, cleaning or discounts; `changes` replaces fields. */
export const aCard = (changes: Partial<Omit<RateCard, 'discounts'>> & { discounts?: Partial<Discounts> } = {}) =>
  RateCard.parse({ baseOre: 1_000_00, ...changes, discounts: Discounts.parse(changes.discounts ?? {}) })

/** Two weekday nights from Monday 7 June 2027, priced long before; `changes` replaces fields. */
export const aStay = (changes: Partial<QuoteFacts> = {}): QuoteFacts => ({
  listingId,
  checkIn: '2027-06-07',
  checkOut: '2027-06-09',
  card: aCard(),
  overrides: [],
  settings: defaultFeeSettings,
  introUsed: 0,
  today: '2027-01-01',
  ratesRevision: 1,
  ...changes,
})

const orNull = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null })
const nightPrice = fc.integer({ min: NightPriceOre.minValue ?? 0, max: NightPriceOre.maxValue ?? 0 })

/** Any discounts a host can set. */
export const anyDiscounts: fc.Arbitrary<Discounts> = fc.record({
  introPercent: orNull(1, 100),
  introFirstN: fc.integer({ min: 1, max: 10 }),
  lastMinutePercent: orNull(1, 50),
  lastMinuteDays: fc.integer({ min: 1, max: 30 }),
  weeklyPercent: orNull(1, 50),
  monthlyPercent: orNull(1, 70),
})

/** Any rate card a host can set. */
export const anyCard: fc.Arbitrary<RateCard> = fc.record({
  baseOre: nightPrice,
  weekendPercent: fc.integer({ min: 0, max: 99 }),
  cleaningIncluded: fc.boolean(),
  cleaningOre: fc.integer({ min: 0, max: 5_000_00 }),
  discounts: anyDiscounts,
})

/** Any stay of up to 60 nights. */
export const anyStay: fc.Arbitrary<QuoteFacts> = fc
  .record({
    card: anyCard,
    settings: fc.record({
      model: fc.constantFrom('split', 'host_only'),
      serviceFeePercent: fc.integer({ min: 0, max: 100 }),
      platformFeePercent: fc.integer({ min: 0, max: 100 }),
      weekendNights: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      discountStacking: fc.boolean(),
    }),
    offset: fc.integer({ min: 0, max: 700 }),
    nights: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(6, 7, 27, 28)),
    daysAway: fc.integer({ min: 0, max: 60 }),
    introUsed: fc.integer({ min: 0, max: 12 }),
    overridden: fc.dictionary(fc.integer({ min: 0, max: 59 }).map(String), nightPrice, { maxKeys: 8 }),
  })
  .map(({ card, settings, offset, nights, daysAway, introUsed, overridden }) => {
    const checkIn = addDays('2026-11-20', offset)
    return {
      listingId,
      checkIn,
      checkOut: addDays(checkIn, nights),
      card,
      overrides: Object.entries(overridden).map(([day, priceOre]) => ({
        date: addDays(checkIn, Number(day)),
        priceOre,
      })),
      settings,
      introUsed,
      today: addDays(checkIn, -daysAway),
      ratesRevision: 1,
    }
  })
