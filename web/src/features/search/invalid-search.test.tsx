import { expect, test } from 'vitest'
import { foundHomes, openApp, screen, searchPageAnswers } from '../../../test/kit.ts'

test('an invalid address shows homes, and says what was ignored', async () => {
  const app = await openApp({
    path: '/search?checkIn=2020-01-05&checkOut=2020-01-01&guests=0&bbox=1,2&category=slot&minPrice=x',
    answers: searchPageAnswers(),
  })
  for (const words of [
    'Udtjekning skal ligge efter indtjekning.',
    'Der skal være mindst 1 gæst',
    'Kortudsnittet i linket kan ikke bruges',
    'Den kategori kender vi ikke',
    'Nogle filtre i linket kan ikke bruges',
  ])
    await screen.findByText(words, { exact: false })
  await screen.findByTestId('listing-card')
  for (const { query } of app.requests('GET /api/listings')) expect(query).toEqual({ guests: '1', limit: '24' })
})

test('an address with past dates and a text that is too long says so', async () => {
  const app = await openApp({
    path: `/search?checkin=2020-01-05&checkout=2020-01-09&guests=99&q=${'x'.repeat(10_000)}`,
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': foundHomes([]),
      'GET /api/listings/loosen': { items: [] },
    },
  })
  await screen.findByText('Datoerne ligger i fortiden.', { exact: false })
  await screen.findByText('Søgeteksten var for lang', { exact: false })
  await screen.findByRole('heading', { name: 'Ingen boliger fundet' })
  for (const { query } of app.requests('GET /api/listings')) expect(query).not.toHaveProperty('checkIn')
})
