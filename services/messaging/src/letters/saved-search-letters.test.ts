import { listingsService } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { lettersFor } from './letters.ts'
import { render } from './render.ts'

const id = (digit: string): string => `00000000-0000-4000-8000-00000000000${digit}`

const news = (asked: Record<string, string>) =>
  listingsService.procedures.savedSearchNews.output.parse({
    userId: id('1'),
    asked,
    unsubscribeToken: 'abcdefghijklmnopqrstuvwx',
    home: {
      id: id('2'),
      title: 'Klithuset <b>ved</b> Grenen',
      subcategory: 'summerhouse',
      city: 'Skagen',
      region: null,
      country: 'DK',
      location: { lat: 57.7, lng: 10.6 },
      maxGuests: 6,
      bedrooms: 3,
      beds: 5,
      bathrooms: 1,
      tags: ['beach'],
      photos: [],
      rating: null,
      reviewCount: 0,
      bookingMode: 'instant',
      cancellationPolicy: 'flexible',
      petsAllowed: true,
      featured: false,
      nightOre: 1_450_00,
      totalOre: null,
      stay: null,
      guestFavourite: false,
      lastBookedAt: null,
      badge: null,
      createdAt: '2026-11-01T10:00:00.000Z',
    },
  })
const words = { to: 'Gerda', today: '2026-11-21', link: (path: string) => `https://nordbo.example${path}` }

describe.each(['da', 'en'] as const)('a letter in %s about a saved search', (locale) => {
  const dressed = (asked: Record<string, string>) =>
    render(lettersFor(locale).savedSearchHome(news(asked), words), locale)

  test('names the home and the search, and links to both', () => {
    const { subject, text } = dressed({ place: 'Skagen', guests: '4', checkin: '2026-12-04', checkOut: '2026-12-06' })
    expect(subject).toContain('Klithuset')
    expect(text).toContain('Skagen, ')
    expect(text).toMatch(/4 (gæster|guests)/)
    expect(text).toContain(`https://nordbo.example/listing/${id('2')}`)
    expect(text).toContain('https://nordbo.example/search?place=Skagen&guests=4&checkin=2026-12-04&checkOut=2026-12-06')
  })

  test('contains an unsubscribe link in HTML and text', () => {
    const { html, text } = dressed({ place: 'Skagen' })
    const link = 'https://nordbo.example/saved-searches/unsubscribe?token=abcdefghijklmnopqrstuvwx'
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  })

  test('escapes HTML of the host and of the search', () => {
    const { html, text } = dressed({ q: '<img src=x onerror=alert(1)>' })
    expect(html).not.toContain('<b>ved</b>')
    expect(html).not.toContain('<img')
    expect(text).not.toMatch(/undefined|null|NaN|\(\)/)
  })

  test('leaves out the search terms of a search without any', () => {
    expect(dressed({ pets: 'true' }).text).not.toContain('(')
  })
})
