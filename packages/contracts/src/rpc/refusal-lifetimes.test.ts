import { expect, test } from 'vitest'
import { errorCodes } from './errors.ts'
import { staysTrue } from './refusal-lifetimes.ts'

test('temporary refusals are not stored: of banks, providers, limits and suspensions', () => {
  const passing = errorCodes.filter((code) => !staysTrue(code))
  expect(passing).toEqual(
    expect.arrayContaining([
      'booking.paymentDisputed',
      'payment.unavailable',
      'payment.declined',
      'booking.notPayable',
      'booking.tooManyHolds',
      'alteration.notOpen',
      'rate.limited',
      'auth.suspended',
      'service.timeout',
    ]),
  )
})

test('final refusals are stored: a passed deadline, taken dates, a changed price', () => {
  const over = [
    'booking.deadlinePassed',
    'booking.datesTaken',
    'booking.priceChanged',
    'review.alreadyWritten',
  ] as const
  expect(over.filter((code) => !staysTrue(code))).toEqual([])
})
