import { expect, test } from 'vitest'
import { isChargedBack } from './charged-back.ts'

const lost = { status: 'confirmed', leftOre: 0, refunds: [{ reason: 'dispute' }] } as const

test('a bank took a stay’s payment back when the stay stands, nothing is left, and the bank took the last of it', () => {
  expect(isChargedBack(lost)).toBe(true)
  expect(isChargedBack({ ...lost, status: 'completed' })).toBe(true)
  expect(isChargedBack({ ...lost, refunds: [{ reason: 'partial' }, { reason: 'dispute' }] })).toBe(true)
})

test.each([
  ['something is left', { ...lost, leftOre: 1 }],
  ['the host gave all of it back', { ...lost, refunds: [{ reason: 'partial' }] }],
  ['the stay was cancelled, which settles it', { ...lost, status: 'cancelled_by_guest' }],
  ['nothing went back', { ...lost, refunds: [] }],
] as const)('it did not where %s', (_, booking) => {
  expect(isChargedBack(booking)).toBe(false)
})
