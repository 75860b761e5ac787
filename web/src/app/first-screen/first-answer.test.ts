import { expect, test } from 'vitest'
import { listingKey } from '../../features/listing/use-listing.ts'
import { searchKey } from '../../features/search/use-search.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { firstAnswerOf } from './first-answer.ts'

const today = '2027-01-01'
const at = (path: string) => firstAnswerOf(new URL(path, 'http://localhost'), today)

test('a home is drawn from its answer, whatever dates its address carries', () => {
  const queries = createQueryClient()
  const first = at('/listing/1?checkIn=2027-07-01&checkOut=2027-07-08')
  expect(first?.path).toBe('/api/listings/1')
  first?.keep(queries, { title: 'Hus' })
  expect(queries.getQueryData(listingKey('1'))).toEqual({ title: 'Hus' })
})

test('a search is drawn from its first page: what the address asks for, without what is past', () => {
  const queries = createQueryClient()
  const first = at('/search?place=Ebeltoft+By&checkIn=2026-07-01&checkOut=2026-07-08&lang=en')
  expect(first?.path).toBe('/api/listings?place=Ebeltoft+By&limit=24')
  const page = { items: [], total: 0 }
  first?.keep(queries, page)
  expect(queries.getQueryData(searchKey({ place: 'Ebeltoft By' }))).toEqual({ pages: [page], pageParams: [''] })
})

test.each(['/', '/trips', '/listing/1/photos'])('nothing is asked ahead for %s', (path) => {
  expect(at(path)).toBeNull()
})
