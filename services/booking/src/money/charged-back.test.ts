import { expect, test } from 'vitest'
import { isChargedBack } from './charged-back.ts'

const lost = { status: 'confirmed', leftOre: 0, refunds: [{ reason: 'dispute' }] } as const

test('a stay counts as charged back when it stands, nothing is left and a dispute took the rest', () => {
  expect(isChargedBack(lost)).toBe(true)
  expect(isChargedBack({ ...lost, status: 'completed' })).toBe(true)
  expect(isChargedBack({ ...lost, refunds: [{ reason: 'partial' }, { reason: 'dispute' }] })).toBe(true)
})

test.each([
  ['something is left', { ...lost, leftOre: 1 }],
  ['the host gave all of it back', { ...lost, refunds: [{ reason: 'partial' }] }],
  ['the stay was cancelled, which settles it', { ...lost, status: 'cancelled_by_guest' }],
  ['nothing went back', { ...lost, refunds: [] }],
] as const)('a stay does not count as charged back when %s', (_, booking) => {
  expect(isChargedBack(booking)).toBe(false)
})
