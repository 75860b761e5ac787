import { nightsBetween } from '@nordbo/stay-rules'
import type { ListingDetail } from '../../lib/api/model.ts'
import type { Stay } from '../stay/stay.ts'

/**
 * A price in DKK that the browser estimates when the server cannot be reached. It cannot be booked
 * (docs/product/money.md, Quotes).
 */
export interface Estimate {
  nights: number
  subtotal: number
  cleaningFee: number
  serviceFee: number
  total: number
}

const guessedFeePercent = 10
const guessedCleaning = 300

/**
 * Estimates a stay's price in DKK: the weekday price for every night, 10 % service fee, and the cleaning fee or 300
 * DKK (docs/product/money.md, Quotes).
 */
export const estimatePrice = (home: Pick<ListingDetail, 'pricePerNight' | 'rates'>, stay: Stay): Estimate => {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  const subtotal = nights * home.pricePerNight
  const serviceFee = Math.round((subtotal * guessedFeePercent) / 100)
  const cleaningFee = home.rates ? home.rates.cleaningFee : guessedCleaning
  return { nights, subtotal, cleaningFee, serviceFee, total: subtotal + serviceFee + cleaningFee }
}
