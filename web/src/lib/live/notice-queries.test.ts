import { describe, expect, it } from 'vitest'
import { queryKeys } from '../api/query-keys.ts'
import { readNotice, staleQueries } from './notice-queries.ts'

describe('a notice', () => {
  it('refetches the lists of guest and host when a booking changes', () => {
    expect(staleQueries('booking.changed')).toContainEqual(['trips'])
    expect(staleQueries('booking.changed')).toContainEqual(['host-requests'])
  })
  it('refetches a host’s figures on any event of a booking', () => {
    for (const event of ['booking.changed', 'booking.requested', 'booking.cancelled'])
      expect(staleQueries(event)).toContainEqual(queryKeys.hostOverview)
  })
  it('refetches every list that leads to a review when one is written', () => {
    for (const leading of [['trips'], ['booking'], ['ended-stays']])
      expect(staleQueries('review.changed')).toContainEqual(leading)
  })
  it('of an unknown kind refetches nothing', () => {
    expect(staleQueries('weather.changed')).toEqual([])
  })
  it('is parsed from JSON, and anything else is null', () => {
    expect(readNotice('{"v":1,"type":"booking.changed","id":"7","revision":2}')).toEqual({
      type: 'booking.changed',
      id: '7',
    })
    expect(readNotice('{"type":4,"id":"7"}')).toBeNull()
    expect(readNotice('pong')).toBeNull()
  })
})
