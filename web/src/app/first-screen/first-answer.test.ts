import { expect, test } from 'vitest'
import { quoteKey } from '../../domain/quote/use-quote.ts'
import { twoAdults } from '../../domain/stay/guest-counts.ts'
import { listingKey } from '../../features/listing/query/use-listing.ts'
import { searchKey } from '../../features/search/query/use-search.ts'
import { writtenPageKey } from '../../features/written-pages/use-written-page.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { firstAnswersOf } from './first-answer.ts'

const today = '2027-01-01'
const at = (path: string) => firstAnswersOf(new URL(path, 'http://localhost'), today)

test('a home is drawn from its own answer only, whatever its address carries', () => {
  const queries = createQueryClient()
  const [first, ...more] = at('/listing/1?checkIn=2026-07-01&checkOut=2026-07-08&book=1')
  expect(more).toEqual([])
  expect(first?.path).toBe('/api/listings/1')
  first?.store(queries, { title: 'Hus' }, 'da')
  expect(queries.getQueryData(listingKey('1'))).toEqual({ title: 'Hus' })
})

test('with dates a home is drawn with their price too, for at most the people it sleeps', () => {
  const queries = createQueryClient()
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
  const [home, quote] = at(`/listing/1?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&guests=5&children=2&babies=1`)
  expect(quote?.path).toBe('/api/quotes?listingId=1&checkIn=2027-07-01&checkOut=2027-07-08&adults=3&children=2')
  home?.store(queries, { maxGuests: 4 }, 'da')
  quote?.store(queries, { total: 7450 }, 'da')
  const shown = { ...twoAdults, adults: 3, children: 1 }
  expect(queries.getQueryData(quoteKey('1', stay, shown))).toEqual({ total: 7450 })
})

test('a search is drawn from its first page, without dates in the past', () => {
  const queries = createQueryClient()
  const [first] = at('/search?place=Ebeltoft+By&checkIn=2026-07-01&checkOut=2026-07-08&lang=en')
  expect(first?.path).toBe('/api/listings?place=Ebeltoft+By&limit=24')
  const page = { items: [], total: 0 }
  first?.store(queries, page, 'da')
  expect(queries.getQueryData(searchKey({ place: 'Ebeltoft By' }))).toEqual({ pages: [page], pageParams: [''] })
})

test('a written page is drawn from its text, which is kept for its language', () => {
  const queries = createQueryClient()
  const [first, ...more] = at('/hoteller/partner?lang=de')
  expect(more).toEqual([])
  expect(first?.path).toBe('/api/pages/partner')
  first?.store(queries, { title: 'Partner' }, 'de')
  expect(queries.getQueryData(writtenPageKey('partner', 'de'))).toEqual({ title: 'Partner' })
  expect(queries.getQueryData(writtenPageKey('partner', 'da'))).toBeUndefined()
})

test.each(['/', '/trips', '/listing/1/photos'])('%s needs no answer in advance', (path) => {
  expect(at(path)).toEqual([])
})
