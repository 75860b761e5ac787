import { BookingStatus } from '@nordbo/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aHost, anAdmin, type BootedStack, bootStack, counts, disagreements, readRows, seed } from '../src/index.ts'
import { histories, play } from './lifecycle/history.ts'

let stack: BootedStack

beforeAll(async () => {
  // Every webhook comes twice: at least once is all that a provider promises.
  stack = await bootStack({ env: { sandbox: { WEBHOOK_COPIES: '2' } } })
})
afterAll(() => stack?.stop())

/** Every step that these histories can take (docs/product/booking.md, States). */
const legal: Record<string, readonly BookingStatus[]> = {
  new: ['pending_request', 'pending'],
  pending_request: ['host_approved', 'declined', 'expired'],
  host_approved: ['awaiting_payment', 'confirmed', 'expired'],
  awaiting_payment: ['confirmed', 'expired'],
  pending: ['confirmed', 'cancelled'],
  expired: ['confirmed'],
  cancelled: ['confirmed'],
}

const timeout = counts(200_000, 900_000)

test('whatever people do at the same time, the answers and states are those of some order that the rules allow', {
  timeout,
}, async () => {
  const [admin, host] = await Promise.all([anAdmin(stack), aHost(stack)])
  await fc.assert(
    fc.asyncProperty(histories, async (bursts) => {
      expect(await play(stack, admin, host, bursts)).toBeUndefined()
    }),
    { numRuns: counts(6, 60), seed: seed('histories'), endOnFailure: true },
  )
  expect(await disagreements(stack.stack)).toEqual([])

  const steps = await readRows(
    stack.stack,
    'booking',
    z.object({ left: z.string(), reached: BookingStatus }),
    `select distinct coalesce(envelope->'data'->>'from', 'new') as left, envelope->'data'->>'status' as reached
     from kit.outbox where envelope->'data' ? 'status'`,
  )
  expect(steps.filter(({ left, reached }) => !legal[left]?.includes(reached))).toEqual([])
  // The histories reach what they are meant to try.
  expect(steps.length).toBeGreaterThan(4)
})
