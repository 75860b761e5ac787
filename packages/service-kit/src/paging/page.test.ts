import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createCursors, pageOf } from './page.ts'

const cursors = createCursors(z.object({ at: z.iso.date(), id: z.uuid() }))
const position = { at: '2026-12-01', id: '00000000-0000-4000-8000-000000000001' }

describe('a cursor', () => {
  test('is read by the list that it was written for', () => {
    expect(cursors.read('trips:past', cursors.write('trips:past', position))).toEqual({ ok: true, value: position })
  })

  test('may be missing, as for the first page', () => {
    expect(cursors.read('trips:past', undefined)).toEqual({ ok: true, value: undefined })
  })

  test.each([
    ['of another list', cursors.write('trips:upcoming', position)],
    ['with another sort key', cursors.write('trips:past', { ...position, at: 'yesterday' })],
    ['without a position', Buffer.from('{"list":"trips:past"}').toString('base64url')],
    ['that is not JSON', '%%%'],
    ['that is empty', ''],
  ])('%s is refused', (_what, cursor) => {
    expect(cursors.read('trips:past', cursor)).toMatchObject({ ok: false, error: { code: 'cursor.invalid' } })
  })
})

test('a page has a next cursor only while more rows follow', () => {
  const cursorAfter = (last: number) => `after ${last}`
  expect(pageOf([1, 2, 3], 2, cursorAfter)).toEqual({ items: [1, 2], nextCursor: 'after 2' })
  expect(pageOf([1, 2], 2, cursorAfter)).toEqual({ items: [1, 2], nextCursor: null })
  expect(pageOf([], 2, cursorAfter)).toEqual({ items: [], nextCursor: null })
})
