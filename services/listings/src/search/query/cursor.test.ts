import { SearchQuery } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Position, readCursor, writeCursor } from './cursor.ts'

const query = (changes: Partial<SearchQuery> = {}) => SearchQuery.parse({ place: 'Skagen', guests: 4, ...changes })
const position: Position = {
  mode: 'scan',
  after: { keys: [9_000], id: '0b7f6f8e-3c52-4f0e-9a44-6b8f9f1f2d11' },
  afterFeatured: { keys: [9_500], id: '5d1c3c0e-93a7-4b57-8a8e-0d6d3c1f9a02' },
  total: 120,
  totalCapped: false,
}

describe('a cursor', () => {
  it('contains the position in the list', () => {
    expect(readCursor(query({ cursor: writeCursor(query(), position) }))).toEqual(position)
  })

  it('is valid for the same filters in any order, and for no others', () => {
    const cursor = writeCursor(query(), position)
    expect(readCursor(query({ guests: 5, cursor }))).toBeUndefined()
    expect(readCursor(query({ sort: 'price', cursor }))).toBeUndefined()
    expect(readCursor(SearchQuery.parse({ cursor, guests: 4, place: 'Skagen' }))).toEqual(position)
  })

  it('is valid for pages of any length', () => {
    expect(readCursor(query({ limit: 3, cursor: writeCursor(query({ limit: 20 }), position) }))).toEqual(position)
  })

  it('is refused if it was made up', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (cursor) => readCursor(query({ cursor })) === undefined))
    const forged = Buffer.from(JSON.stringify({ f: 'x', ...position })).toString('base64url')
    expect(readCursor(query({ cursor: forged }))).toBeUndefined()
  })
})
