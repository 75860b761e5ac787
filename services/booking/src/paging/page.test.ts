import { CalendarDate } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from './page.ts'

const after = { at: '2026-12-01', id: '00000000-0000-4000-8000-000000000001' }

describe('a cursor', () => {
  test('opens the list that it was written for', () => {
    expect(readCursor('trips:past', writeCursor('trips:past', after), CalendarDate)).toEqual(after)
  })

  test.each([
    ['of another list', writeCursor('trips:upcoming', after)],
    ['sorted by something else', writeCursor('trips:past', { ...after, at: 'yesterday' })],
    ['of somebody’s invention', Buffer.from('{"list":"trips:past"}').toString('base64url')],
    ['that is no cursor', '%%%'],
    ['that is empty', ''],
  ])('%s opens nothing', (_, cursor) => {
    expect(readCursor('trips:past', cursor, CalendarDate)).toBeUndefined()
  })
})
