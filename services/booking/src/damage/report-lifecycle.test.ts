import type { DamageAction, DamageStatus } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { applyDamageAction, type DamageViewer, mayReport, reportActions } from './report-lifecycle.ts'

const checkOut = '2026-10-10'
const completed = { status: 'completed', checkOut } as const

describe('the time to report damage', () => {
  test('of a host ends 14 days after check-out, with the day in Copenhagen', () => {
    expect(mayReport('host', completed, [], new Date('2026-10-24T21:59:59.999Z')).ok).toBe(true)
    expect(mayReport('host', completed, [], new Date('2026-10-24T22:00:00Z'))).toMatchObject({
      error: { code: 'damage.tooLate' },
    })
  })

  test('of a guest does not end', () => {
    expect(mayReport('guest', completed, [], new Date('2028-01-01T00:00:00Z')).ok).toBe(true)
  })

  test('begins with the completed stay and allows one report', () => {
    const now = new Date('2026-10-11T12:00:00Z')
    for (const status of ['confirmed', 'cancelled_by_guest', 'pending_request'] as const)
      expect(mayReport('guest', { status, checkOut }, [], now)).toMatchObject({ error: { code: 'stay.notOver' } })
    expect(mayReport('guest', completed, [{ by: 'host' }], now).ok).toBe(true)
    expect(mayReport('guest', completed, [{ by: 'guest' }], now)).toMatchObject({
      error: { code: 'damage.alreadyReported' },
    })
  })
})

test.each<[DamageViewer, DamageStatus, DamageAction[]]>([
  ['guest', 'submitted', ['close']],
  ['guest', 'answered', ['close']],
  ['guest', 'closed', []],
  ['host', 'submitted', ['answer']],
  ['host', 'answered', []],
  ['host', 'closed', []],
  ['admin', 'submitted', ['close']],
  ['admin', 'answered', ['close']],
  ['admin', 'closed', []],
])('with a guest’s report a %s may, while it is %s, do %j', (viewer, status, actions) => {
  expect(reportActions(viewer, { by: 'guest', status })).toEqual(actions)
  for (const action of ['answer', 'close'] as const)
    expect(applyDamageAction(viewer, { by: 'guest', status }, action).ok).toBe(actions.includes(action))
})
