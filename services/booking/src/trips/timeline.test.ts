import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const [monday, tuesday, wednesday, friday, saturday] = [
  '2026-05-04T10:00:00.000Z',
  '2026-05-05T10:00:00.000Z',
  '2026-05-06T10:00:00.000Z',
  '2026-05-08T10:00:00.000Z',
  '2026-05-09T10:00:00.000Z',
] as const

test('the timeline orders payment, confirmation, cancellation, refund and dispute', () => {
  const timeline = timelineOf({
    receipt: 1,
    steps: [
      { status: 'pending_request', at: monday },
      { status: 'host_approved', at: tuesday },
      { status: 'confirmed', at: tuesday },
      { status: 'cancelled_by_guest', at: friday },
    ],
    altered: [],
    payments: [{ at: tuesday, amountOre: 3_450_00 }],
    refunds: [
      {
        at: friday,
        amountOre: 450_00,
        hostShareOre: 0,
        serviceFeeOre: 450_00,
        reason: 'guest_cancelled',
        state: 'waiting',
      },
    ],
    disputes: [{ at: wednesday, amountOre: 3_450_00, wonAt: saturday }],
  })
  expect(timeline.map(({ kind, amountOre, state }) => [kind, amountOre, state])).toEqual([
    ['pending_request', null, null],
    ['host_approved', null, null],
    ['payment', 3_450_00, null],
    ['confirmed', null, null],
    ['disputed', 3_450_00, null],
    ['cancelled_by_guest', null, null],
    ['refund', 450_00, 'waiting'],
    ['disputeWon', 3_450_00, null],
  ])
})
