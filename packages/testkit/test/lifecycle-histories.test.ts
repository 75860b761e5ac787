import { BookingStatus } from '@nordbo/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BootedStack, bootStack, caseCount, chooseSeed, readRows } from '../src/index.ts'
import { play } from './lifecycle/history.ts'
import { endings, histories } from './lifecycle/plans.ts'

let stack: BootedStack

beforeAll(async () => {
  // Every webhook comes twice, since providers deliver at least once.
  stack = await bootStack({ env: { sandbox: { WEBHOOK_COPIES: '2' } } })
})
afterAll(() => stack?.stop())

/** Every step that these histories can take (docs/product/booking.md, States). */
const legal: Record<string, readonly BookingStatus[]> = {
  new: ['pending_request', 'pending'],
  pending_request: ['host_approved', 'declined', 'expired', 'cancelled_by_guest'],
  host_approved: ['awaiting_payment', 'confirmed', 'expired', 'cancelled_by_guest', 'cancelled_by_host'],
  awaiting_payment: ['confirmed', 'expired', 'cancelled_by_guest', 'cancelled_by_host'],
  pending: ['confirmed', 'cancelled', 'cancelled_by_guest'],
  confirmed: ['completed', 'cancelled_by_guest', 'cancelled_by_host'],
  expired: ['confirmed'],
  cancelled: ['confirmed'],
}

const timeout = caseCount(200_000, 900_000)

test('concurrent actions on stays follow the rules of the lifecycle, and the ledger agrees', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (bursts) => {
      expect(await play(stack, bursts)).toBeUndefined()
    }),
    { numRuns: caseCount(6, 60), seed: chooseSeed('histories'), examples: [[endings]], endOnFailure: true },
  )

  const steps = await readRows(
    stack.stack,
    'booking',
    z.object({ left: z.string(), reached: BookingStatus }),
    `select distinct coalesce(envelope->'data'->>'from', 'new') as left, envelope->'data'->>'status' as reached
     from kit.outbox where envelope->'data' ? 'status'`,
  )
  expect(steps.filter(({ left, reached }) => !legal[left]?.includes(reached))).toEqual([])
  // The histories cover what they are meant to test.
  expect(steps.length).toBeGreaterThan(4)
  for (const end of ['completed', 'cancelled_by_guest', 'cancelled_by_host'])
    expect(steps).toContainEqual({ left: 'confirmed', reached: end })
})
