import { expect, test } from 'vitest'
import { errorCodes } from './errors.ts'
import { staysTrue } from './refusal-lifetimes.ts'

test('what a bank, a provider, a limit or somebody’s standing refuses now is not kept for later', () => {
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

test('what is over is kept: a deadline that passed, dates that went to somebody else, a price that was another', () => {
  const over = [
    'booking.deadlinePassed',
    'booking.datesTaken',
    'booking.priceChanged',
    'review.alreadyWritten',
  ] as const
  expect(over.filter((code) => !staysTrue(code))).toEqual([])
})
