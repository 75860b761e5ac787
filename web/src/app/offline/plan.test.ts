import { expect, test } from 'vitest'
import { planFor, standInsFor } from './plan.ts'

const origin = 'https://nordbo.test'
const ask = (path: string, { method = 'GET', mode = 'cors', headers = {} } = {}) =>
  planFor(
    {
      method,
      mode: mode === 'navigate' ? 'navigate' : 'cors',
      url: new URL(path, origin).href,
      headers: new Headers(headers),
    },
    origin,
  )

test('no answer of the API, no photo and nothing of another site is ever kept', () => {
  for (const path of ['/api/listings', '/api/quotes', '/api/bookings', '/media/a.avif', '/sw.js', '/', '/search'])
    expect(ask(path)).toBe('nothing')
  expect(ask('/api/trips/1/calendar.ics', { mode: 'navigate' })).toBe('nothing')
  expect(ask('https://elsewhere.test/assets/a.js')).toBe('nothing')
  expect(ask('/assets/a.js', { method: 'POST' })).toBe('nothing')
})

test('files whose names hold a hash are kept, but no parts of files', () => {
  expect(ask('/assets/base-1a2b.js')).toBe('asset')
  expect(ask('/assets/nordic-1a2b.pmtiles', { headers: { range: 'bytes=0-99' } })).toBe('nothing')
})

test('a trip stands in for itself, then the list of trips, then the page without a network', () => {
  expect(ask('/trips/1', { mode: 'navigate' })).toBe('page')
  expect(standInsFor('/trips/1')).toEqual(['/saved-pages/trips/1', '/saved-pages/trips', '/saved-pages'])
  expect(standInsFor('/trips/')).toEqual(['/saved-pages/trips', '/saved-pages'])
  expect(standInsFor('/search')).toEqual(['/saved-pages'])
  expect(standInsFor('/trips/1/receipt')).toEqual(['/saved-pages'])
})
