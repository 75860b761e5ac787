import { addDays, nightsOf, weekday } from '@nordbo/stay-rules'
import type { FormAnswers } from '../form-answers.ts'

/** The price of a weekend night, DKK with øre: base price times (1 + markup), rounded half up. */
export const weekendPrice = (basePrice: number, percent: number): number =>
  Math.floor((basePrice * 100 * (100 + percent) + 50) / 100) / 100

/** What a guest pays for the nights of a real stay, DKK. */
export interface ExampleStay {
  checkIn: string
  checkOut: string
  nights: number
  subtotal: number
  percent: number
  discount: number
  total: number
}

const [friday, saturday] = [5, 6]
const isWeekend = (date: string): boolean => [friday, saturday].includes(weekday(date))

/** The Saturday that is four to five weeks after a date: a stay that could really be booked. */
const saturdayAfter = (today: string): string => {
  const from = addDays(today, 28)
  return addDays(from, (saturday - weekday(from) + 7) % 7)
}

type Prices = Pick<FormAnswers, 'basePrice' | 'weekendPercent' | 'weeklyPercent' | 'monthlyPercent'>

/** The nights of a week or a month with its length discount (docs/product/money.md, Discounts). */
export const exampleStay = (kind: 'week' | 'month', prices: Prices, today: string): ExampleStay => {
  const nights = kind === 'week' ? 7 : 28
  const percent = (kind === 'week' ? prices.weeklyPercent : (prices.monthlyPercent ?? prices.weeklyPercent)) ?? 0
  const base = prices.basePrice ?? 0
  const checkIn = saturdayAfter(today)
  const checkOut = addDays(checkIn, nights)
  const subtotal = nightsOf(checkIn, checkOut).reduce(
    (sum, date) => sum + (isWeekend(date) ? weekendPrice(base, prices.weekendPercent ?? 0) : base),
    0,
  )
  const discount = Math.floor((Math.round(subtotal * 100) * percent + 50) / 100) / 100
  return {
    checkIn,
    checkOut,
    nights,
    percent,
    discount,
    subtotal,
    total: Math.round((subtotal - discount) * 100) / 100,
  }
}
