import { defaultFeeSettings, percentOf, Quote } from '@nordbo/contracts'

/** The price of a stay whose discounted nights cost so much, under fixed fees and cleaning. */
export const sampleQuote = (nightsOre: number, cleaningOre: number, feePercent: number): Quote => {
  const serviceFeeOre = percentOf(nightsOre, 15)
  const platformFeeOre = percentOf(nightsOre + cleaningOre, feePercent)
  return Quote.parse({
    listingId: '00000000-0000-4000-8000-000000000001',
    checkIn: '2027-01-15',
    checkOut: '2027-01-16',
    nights: 1,
    nightly: [],
    subtotalOre: nightsOre,
    discounts: [],
    cleaningOre,
    serviceFeeOre,
    platformFeeOre,
    totalOre: nightsOre + cleaningOre + serviceFeeOre,
    hostShareOre: nightsOre + cleaningOre - platformFeeOre,
    settings: { ...defaultFeeSettings, platformFeePercent: feePercent },
    introUsed: null,
    ratesRevision: 1,
  })
}
