import { BookingView } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { BookingLetterKind } from '../delivery/mail-job.ts'
import type { Letter } from './letter.ts'
import { type Letters, lettersFor } from './letters.ts'
import { escapeHtml, render } from './render.ts'

const id = (digit: string): string => `00000000-0000-4000-8000-00000000000${digit}`

const booking = BookingView.parse({
  id: id('1'),
  status: 'confirmed',
  mode: 'request',
  listing: {
    id: id('2'),
    title: 'Klithuset <b>ved</b> Grenen',
    city: 'Skagen',
    country: 'DK',
    photo: null,
    checkInFrom: '15:00',
    checkOutBefore: '11:00',
  },
  guestId: id('3'),
  hostId: id('4'),
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  nights: 2,
  guests: { adults: 2, children: 1, babies: 0, pets: 1 },
  totalOre: 2_530_00,
  quote: {
    listingId: id('2'),
    checkIn: '2026-12-04',
    checkOut: '2026-12-06',
    nights: 2,
    nightly: [],
    subtotalOre: 2_200_00,
    discounts: [],
    cleaningOre: 0,
    serviceFeeOre: 330_00,
    totalOre: 2_530_00,
    platformFeeOre: 220_00,
    hostShareOre: 1_980_50,
    settings: {
      model: 'split',
      serviceFeePercent: 15,
      platformFeePercent: 10,
      weekendNights: [5, 6],
      discountStacking: true,
    },
    introUsed: null,
    ratesRevision: 1,
  },
  cancellationPolicy: 'flexible',
  message: 'Må vi tage hunden med?\n<script>alert(1)</script>',
  declineReason: 'Huset males i december & er lukket',
  approvalExpiresAt: '2026-11-21T13:00:00.000Z',
  paymentDueAt: '2026-11-22T13:30:00.000Z',
  createdAt: '2026-11-20T13:00:00.000Z',
  revision: 1,
  actions: [],
})

const words = {
  to: 'Gerda',
  guest: 'Gerda',
  host: 'Hans',
  link: (path: string) => `https://nordbo.example${path}`,
}

const all = (letters: Letters): Letter[] => [
  letters.welcome(words),
  ...BookingLetterKind.options.map((kind) => letters[kind](booking, words)),
  letters.latePaymentRefunded(booking, words, 2_530_00),
]

describe.each(['da', 'en', 'de'] as const)('letters for %s', (locale) => {
  test('greet, say something, link home and leave no gap', () => {
    for (const letter of all(lettersFor(locale))) {
      const { subject, html, text } = render(letter, locale)
      expect(subject.length).toBeGreaterThan(8)
      expect(text).toContain('Gerda')
      expect(html).toContain('href="https://nordbo.example/')
      for (const dressed of [subject, html, text]) expect(dressed).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  test('never let another person write HTML', () => {
    for (const letter of all(lettersFor(locale))) {
      const { html } = render(letter, locale)
      expect(html).not.toContain('<script>')
      expect(html).not.toContain('<b>ved</b>')
    }
  })
})

test('a Danish confirmation says when, who and how much', () => {
  const { text } = render(lettersFor('da').stayConfirmed(booking, words), 'da')
  expect(text).toContain('Ankomst: fredag den 4. december 2026 fra kl. 15.00')
  expect(text).toContain('Afrejse: søndag den 6. december 2026 senest kl. 11.00')
  expect(text).toContain('Gæster: 2 voksne, 1 barn og 1 kæledyr')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Betalt: 2.530 kr.')
})

test('a host reads what they earn, to the øre, and the words of the guest', () => {
  const { text, html } = render(lettersFor('da').requestReceived(booking, words), 'da')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Du tjener: 1.980,50 kr.')
  expect(text).toContain('> Må vi tage hunden med?')
  expect(html).toContain('&lt;script&gt;')
  expect(text).toContain('Svar senest lørdag den 21. november 2026 kl. 14.00.')
})

test('a reason is told when there is one, and not missed when there is none', () => {
  const { requestDeclined } = lettersFor('en')
  expect(render(requestDeclined(booking, words), 'en').text).toContain('> Huset males i december & er lukket')
  expect(render(requestDeclined({ ...booking, declineReason: null }, words), 'en').text).not.toContain('reason')
})

test('a title with a line break cannot begin another header', () => {
  const sly = { ...booking, listing: { ...booking.listing, title: 'Hus\r\nBcc: alle@nordbo.example' } }
  expect(render(lettersFor('da').requestReceived(sly, words), 'da').subject).not.toMatch(/[\r\n]/)
})

test('every sign with a meaning in HTML is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})
