import { expect, test } from 'vitest'
import { sampleHome } from '../styleguide/sample-home.ts'
import { asksFirst, drawFirstScreen, type FirstScreen } from './first-screen.tsx'

const draw = (path: string, input: Partial<FirstScreen> = {}): string =>
  drawFirstScreen({
    address: path,
    now: '2027-01-01T10:00:00.000Z',
    language: 'da',
    currency: null,
    screen: 'phone',
    answers: [],
    ...input,
  })
const found = (count: number) =>
  JSON.stringify({
    items: Array.from({ length: count }, (_, index) => ({ ...sampleHome, id: `${index}` })),
    total: count,
    totalCapped: false,
    priceBasis: 'night',
    nextCursor: null,
  })

test('the front page is drawn in the language of its address and marked as a first screen', () => {
  expect(draw('/')).toMatch(/^<div data-first-screen="" lang="da".*<h1[^>]*>Find et hjem i Norden/s)
  expect(draw('/', { language: 'en' })).toMatch(/^<div data-first-screen="" lang="en".*Log in/s)
})

test('a drawing is hidden on screens that it was not made for', () => {
  expect(draw('/')).toContain('class="md:hidden"')
  expect(draw('/', { screen: 'wide' })).toContain('class="max-md:hidden"')
})

test('a search shows the homes of the first screen, and placeholders without an answer', () => {
  const asked = asksFirst(new URL('http://localhost/search?place=Skagen'), '2027-01-01T10:00:00.000Z')
  expect(asked).toEqual(['/api/listings?place=Skagen&limit=24'])
  const drawn = draw('/search?place=Skagen', { answers: [{ path: asked[0] ?? '', answer: found(24) }] })
  expect(drawn).toContain('24 boliger')
  expect(drawn.match(/data-testid="listing-card"/g)).toHaveLength(6)
  expect(draw('/search?place=Skagen')).not.toContain('listing-card')
})

test('a written page is drawn with its text in the language of the reader', () => {
  const page = {
    title: 'Cookies',
    updated: '2027-01-01',
    changes: [],
    sections: [],
    questions: [],
    html: '<h2 id="kept">Was wir speichern</h2>',
  }
  const answers = [{ path: '/api/pages/cookies', answer: JSON.stringify(page) }]
  const drawn = draw('/cookies', { language: 'de', answers })
  expect(drawn).toMatch(/<h1[^>]*>Cookies<\/h1>.*<h2 id="kept">Was wir speichern<\/h2>/s)
  expect(drawn).toContain('Zuletzt geändert am')
})

test('text that people wrote is escaped', () => {
  const hostile = JSON.stringify({ items: [{ ...sampleHome, title: '<img src=x onerror=alert(1)>' }], total: 1 })
  expect(draw('/search', { answers: [{ path: '/api/listings?limit=24', answer: hostile }] })).not.toContain(
    '<img src=x',
  )
})
