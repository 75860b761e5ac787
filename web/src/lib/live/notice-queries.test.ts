import { describe, expect, it } from 'vitest'
import { readNotice, staleQueries } from './notice-queries.ts'

describe('a notice', () => {
  it('makes the lists of both people stale when a booking changes', () => {
    expect(staleQueries('booking.changed')).toContainEqual(['trips'])
    expect(staleQueries('booking.changed')).toContainEqual(['host-requests'])
  })
  it('makes whatever leads to a review stale when one is written', () => {
    for (const leading of [['trips'], ['booking'], ['ended-stays']])
      expect(staleQueries('review.changed')).toContainEqual(leading)
  })
  it('of an unknown kind refetches nothing', () => {
    expect(staleQueries('weather.changed')).toEqual([])
  })
  it('is read from its JSON, and garbage is not', () => {
    expect(readNotice('{"v":1,"type":"booking.changed","id":"7","revision":2}')).toEqual({
      type: 'booking.changed',
      id: '7',
    })
    expect(readNotice('{"type":4,"id":"7"}')).toBeNull()
    expect(readNotice('pong')).toBeNull()
  })
})
