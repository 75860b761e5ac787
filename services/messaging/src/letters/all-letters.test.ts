import { BookingView } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { booking, id } from '../../test/sample-booking.ts'
import type { Letter } from './letter.ts'
import {
  AlterationLetterKind,
  BookingLetterKind,
  ExtraLetterKind,
  MoneyLetterKind,
  PersonLetterKind,
} from './letter-kinds.ts'
import type { AlterationDetails, Letters } from './letter-types.ts'
import { lettersFor } from './letters.ts'
import { plainText, render } from './render.ts'

const words = {
  to: 'Gerda',
  guest: 'Gerda',
  host: 'Hans',
  other: 'Hans',
  arrival: null,
  today: '2026-11-20',
  link: (path: string) => `https://nordbo.example${path}`,
}

const change: AlterationDetails = {
  checkIn: '2026-12-04',
  checkOut: '2026-12-08',
  differenceOre: 2_300_00,
  guests: booking.guests,
  expiresAt: '2026-11-22T13:30:00.000Z',
  to: 'guest',
  ...{ hostEarnsOre: 3_780_50, hostDifferenceOre: 1_800_00, takenBack: false },
}

const extra = {
  ...{ code: 'FEATURED' as const, listingId: booking.listing.id, home: '<b>ved</b> havet' },
  ...{ amountOre: 499_00, nextTry: '2026-12-04' },
}

const share = { booking, guest: 'Gerda', amountOre: 1_980_50 }

const all = (letters: Letters): Letter[] => [
  ...PersonLetterKind.options.map((kind) => letters[kind](words)),
  ...BookingLetterKind.options.map((kind) => letters[kind](booking, words)),
  ...MoneyLetterKind.options.map((kind) => letters[kind](booking, words, 2_530_00)),
  ...AlterationLetterKind.options.map((kind) => letters[kind](booking, words, change)),
  ...ExtraLetterKind.options.map((kind) => letters[kind](extra, words)),
  letters.accountDeleted(words),
  letters.payoutsSent([share], words),
  letters.payoutsSent([share, share], words),
]

describe.each(['da', 'en', 'de'] as const)('letters for %s', (locale) => {
  test('greet, link to the product and have no missing values', () => {
    for (const letter of all(lettersFor(locale))) {
      const { subject, html, text } = render(letter, locale)
      expect(subject.length).toBeGreaterThan(8)
      expect(text).toContain('Gerda')
      expect(html).toContain('href="https://nordbo.example/')
      for (const dressed of [subject, html, text]) expect(dressed).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    }
  })

  test('escape HTML in texts that people wrote', () => {
    for (const letter of all(lettersFor(locale))) {
      const { html } = render(letter, locale)
      expect(html).not.toContain('<script>')
      expect(html).not.toContain('<b>ved</b>')
    }
  })
})

/** Any valid booking: dates, amounts, times, guests and texts vary. */
const anyBooking = fc
  .record({
    totalOre: fc.nat(100_000_000_00),
    hostShareOre: fc.nat(100_000_000_00),
    checkIn: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
    deadline: fc.option(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })),
    checkInFrom: fc.constantFrom('00:00', '09:30', '15:00', '23:59'),
    guests: fc.record({ adults: fc.nat(20), children: fc.nat(9), babies: fc.nat(9), pets: fc.nat(9) }),
    words: fc.option(fc.constantFrom('Vi glæder os', '', ' ', '\n', '{{to}}', '$&')),
  })
  .map(({ totalOre, hostShareOre, checkIn, deadline, checkInFrom, guests, words: said }) =>
    BookingView.parse({
      ...booking,
      totalOre,
      quote: { ...booking.quote, hostShareOre },
      listing: { ...booking.listing, checkInFrom },
      checkIn: checkIn.toISOString().slice(0, 10),
      checkOut: new Date(checkIn.getTime() + 2 * 86_400_000).toISOString().slice(0, 10),
      guests: { ...guests, adults: guests.adults + 1 },
      message: said,
      declineReason: said,
      approvalExpiresAt: deadline?.toISOString() ?? null,
      paymentDueAt: deadline?.toISOString() ?? null,
    }),
  )

test('no letter contains a missing value, a foreign currency sign or a foreign time format', () => {
  fc.assert(
    fc.property(anyBooking, fc.constantFrom('da', 'en'), fc.nat(), (about, locale, chosen) => {
      const letters = lettersFor(locale)
      const written = BookingLetterKind.options.map((kind) => letters[kind](about, words))
      const sent = MoneyLetterKind.options.map((kind) => letters[kind](about, words, about.totalOre))
      const all = [...written, ...sent]
      for (const [at, letter] of all.entries()) {
        const text = plainText(letter, locale)
        // The HTML has the same words: that of one letter of each case is enough.
        const html = at === chosen % all.length ? render(letter, locale).html : ''
        for (const dressed of [letter.subject, html, text])
          expect(dressed).not.toMatch(/undefined|\bnull\b|NaN|Infinity|Invalid|\[object|\bkr\b/)
        if (locale === 'da') expect(text).not.toMatch(/\d\d:\d\d|kl\. kl\.|(?<!kl\. )\b\d\d\.\d\d\b(?!\d|\.)(?! DKK)/)
      }
    }),
    { numRuns: 200 },
  )
})

test('amounts are formatted as on the web', () => {
  const written = (locale: 'da' | 'en', totalOre: number): string | undefined =>
    lettersFor(locale)
      .stayConfirmed({ ...booking, totalOre }, words)
      .facts?.at(-1)?.[1]
      .replaceAll('\u00a0', ' ')
  expect([written('da', 1_234_00), written('da', 1_234_50), written('en', 1_234_00)]).toEqual([
    '1.234 DKK',
    '1.234,50 DKK',
    'DKK 1,234',
  ])
})

test('dates of other years are written with the year', () => {
  const newYear = {
    ...booking,
    checkIn: '2026-12-30',
    checkOut: '2027-01-02',
    paymentDueAt: '2026-12-31T23:30:00.000Z',
  }
  const danish = render(lettersFor('da').requestApproved(newYear, words), 'da').text
  expect(danish).toContain('Ankomst: onsdag den 30. december fra kl. 15.00')
  expect(danish).toContain('Afrejse: lørdag den 2. januar 2027 senest kl. 11.00')
  // In Copenhagen the new year has already begun.
  expect(danish).toContain('Betal senest fredag den 1. januar 2027 kl. 00.30')
  const english = render(lettersFor('en').requestApproved(newYear, words), 'en').text
  expect(english).toContain('Check-in: Wednesday, 30 December from 15:00')
  expect(english).toContain('Pay by Friday, 1 January 2027 at 00:30')
})

test('a Danish confirmation says when, who and how much', () => {
  const { text } = render(lettersFor('da').stayConfirmed(booking, words), 'da')
  expect(text).toContain('Ankomst: fredag den 4. december fra kl. 15.00')
  expect(text).toContain('Afrejse: søndag den 6. december senest kl. 11.00')
  expect(text).toContain('Gæster: 2 voksne, 1 barn og 1 kæledyr')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Betalt: 2.530 DKK')
})

test('a letter about a request tells the host their share and quotes the guest', () => {
  const { text, html } = render(lettersFor('da').requestReceived(booking, words), 'da')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Du tjener: 1.980,50 DKK')
  expect(text).toContain('> Må vi tage hunden med?')
  expect(html).toContain('&lt;script&gt;')
  expect(text).toContain('Svar senest lørdag den 21. november kl. 14.00.')
})

test('a letter about a declined request includes the reason, if there is one', () => {
  const { requestDeclined } = lettersFor('en')
  expect(render(requestDeclined(booking, words), 'en').text).toContain('> Huset males i december & er lukket')
  expect(render(requestDeclined({ ...booking, declineReason: null }, words), 'en').text).not.toContain('reason')
})

test('letters say that a refund was returned, is handled by staff, or was sent again', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
  const said = (language: 'da' | 'en', kind: 'refundFailed' | 'refundLeft' | 'refundSentAgain'): string =>
    plain(render(lettersFor(language)[kind](booking, words, 500_00), language).text)
  expect(said('da', 'refundFailed')).toContain('din bank sendte pengene retur')
  expect(said('da', 'refundFailed')).toContain('Vi prøver igen om en time.')
  expect(said('da', 'refundLeft')).toContain('Pengene er stadig dine.')
  expect(said('da', 'refundSentAgain')).toContain('Vi har sendt dig 500 DKK')
  expect(said('en', 'refundFailed')).toContain('We will try again in an hour.')
  expect(said('en', 'refundLeft')).toContain('The money is still yours.')
  expect(said('en', 'refundSentAgain')).toContain('5-10 banking days')
})

test('letters about a cancellation say what is refunded and what the host keeps', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
  const { stayCancelled, stayCancelledByGuest, stayCancelledByHost } = lettersFor('da')
  const cancelled = (amountOre: number, state: 'planned' | 'waiting' = 'planned') => {
    const of = { state, note: null, plannedAt: booking.createdAt, sentAt: null } as const
    // An earlier refund of an alteration is not part of the cancellation.
    const change = { ...of, id: id('5'), reason: 'alteration', amountOre: 400_00 } as const
    const now = { ...of, id: id('6'), reason: 'guest_cancelled', amountOre } as const
    return { ...booking, refundedOre: 400_00 + amountOre, refunds: amountOre > 0 ? [change, now] : [change] }
  }
  expect(plain(render(stayCancelled(cancelled(1_265_00), words), 'da').text)).toContain(
    'Du får 1.265 DKK tilbage på dit kort.',
  )
  expect(render(stayCancelled(cancelled(0), words), 'da').text).toContain('ikke penge tilbage')
  const toHost = plain(render(stayCancelledByGuest(cancelled(1_265_00), words), 'da').text)
  expect(toHost).toContain('Gæsten får tilbage: 1.265 DKK')
  expect(toHost).toContain('Du beholder: 990,25 DKK')
  const soon = render(stayCancelledByHost(cancelled(1_265_00), words), 'da').text
  expect(plain(soon)).toContain('Du får alt tilbage: 1.265 DKK er på vej til dit kort.')
  const held = render(stayCancelled(cancelled(1_265_00, 'waiting'), words), 'da').text
  expect(held).toContain('pengene venter, til den er afgjort')
  expect(held).not.toContain('bankdage')
  expect(render(stayCancelledByHost(cancelled(0), words), 'da').text).toContain('Du har allerede fået alt tilbage.')
  expect(soon).toContain('> Vandskade <i>i</i> køkkenet')
  expect(soon).toContain('Vi hjælper dig gerne med at finde et andet sted til de samme datoer.')
  expect(soon).toContain('/search?place=Skagen&checkIn=2026-12-04&checkOut=2026-12-06&guests=3&children=1')
  const far = stayCancelledByHost(booking, { ...words, today: '2026-11-04' })
  expect(render(far, 'da').text).not.toContain('Vi hjælper dig gerne')
  const daysLater = stayCancelledByHost(booking, { ...words, today: '2026-11-05' })
  expect(render(daysLater, 'da').text).toContain('Vi hjælper dig gerne')
})

test('a letter about a proposed alteration says its terms, deadline and price', () => {
  const written = (about: AlterationDetails): string =>
    render(lettersFor('da').changeProposed(booking, words, about), 'da').text.replaceAll('\u00a0', ' ')
  expect(written(change)).toContain('Svar senest søndag den 22. november kl. 14.30.')
  expect(written(change)).toContain('Forslag: fredag den 4. december – tirsdag den 8. december')
  expect(written(change)).toContain('Du betaler: 2.300 DKK')
  expect(written({ ...change, differenceOre: -50_00 })).toContain('Du får tilbage: 50 DKK')
  const toHost = written({ ...change, to: 'host' })
  expect(toHost).toContain('Gæsten betaler: 2.300 DKK')
  expect(toHost).toContain('https://nordbo.example/host/dashboard/requests')
})

test('a letter about a proposal tells only the host what they would earn', () => {
  const facts = (locale: 'da' | 'en', about: AlterationDetails): string =>
    render(lettersFor(locale).changeProposed(booking, words, about), locale).text.replaceAll('\u00a0', ' ')
  const toHost = { ...change, to: 'host' } as const
  expect(facts('da', toHost)).toContain('Du vil tjene: 3.780,50 DKK, 1.800 DKK mere end nu')
  expect(facts('en', toHost)).toContain('You would earn: DKK 3,780.50, DKK 1,800 more than now')
  expect(facts('da', { ...toHost, hostDifferenceOre: -50_00 })).toContain('3.780,50 DKK, 50 DKK mindre end nu')
  expect(facts('da', { ...toHost, hostDifferenceOre: 0 })).toContain('3.780,50 DKK, det samme som nu')
  expect(facts('da', change)).not.toContain('tjene')
})

test('letters to guests say what a dispute and its outcome mean for the stay', () => {
  const { paymentDisputed, paymentUpheld, paymentTakenBack } = lettersFor('da')
  const plain = (letter: Letter): string => render(letter, 'da').text.replaceAll('\u00a0', ' ')
  const opened = plain(paymentDisputed(booking, words, 2_530_00))
  expect(opened).toContain('Opholdet gælder stadig, men det kan ikke ændres, før banken har afgjort sagen')
  expect(opened).toContain('Indsigelsen gælder: 2.530 DKK')
  expect(opened).toContain(`https://nordbo.example/trips/${booking.id}`)
  expect(plain(paymentDisputed({ ...booking, status: 'completed' }, words, 1))).not.toContain('gælder stadig')
  expect(plain(paymentUpheld(booking, words, 2_530_00))).toContain('betalingen står ved magt')
  const lost = plain(paymentTakenBack({ ...booking, takenBackByBank: true }, words, 2_530_00))
  expect(lost).toContain('banken har givet 2.530 DKK tilbage')
  expect(lost).toContain('Bookingen gælder stadig, til du eller værten annullerer den, men den kan ikke ændres.')
  expect(plain(paymentTakenBack(booking, words, 100_00))).not.toContain('ikke betalt')
})

test('a letter about an alteration says that it ended because a bank took the payment back', () => {
  const ended = lettersFor('da').changeExpired(booking, words, { ...change, takenBack: true })
  expect(render(ended, 'da').text).toContain('Banken har ført betalingen for opholdet tilbage')
  expect(render(lettersFor('da').changeExpired(booking, words, change), 'da').text).toContain(
    'ikke besvaret eller betalt',
  )
})

test('a letter about an alteration of the guests says the current and the proposed number', () => {
  const { checkIn, checkOut } = booking
  const guests = { adults: 3, children: 1, babies: 0, pets: 0 }
  const about: AlterationDetails = { ...change, checkIn, checkOut, guests, differenceOre: 0, to: 'host' }
  const danish = render(lettersFor('da').changeProposed(booking, words, about), 'da').text
  expect(danish).toContain('Nu: fredag den 4. december – søndag den 6. december, 2 voksne, 1 barn og 1 kæledyr')
  expect(danish).toContain('Forslag: fredag den 4. december – søndag den 6. december, 3 voksne og 1 barn')
  const english = render(lettersFor('en').changeDeclined(booking, words, about), 'en').text
  expect(english).toContain('Proposed: Friday, 4 December – Sunday, 6 December, 3 adults and 1 child')
})

test.each(['changeDeclined', 'changeWithdrawn', 'changeExpired'] as const)(
  'a host’s letter about an ended alteration links to the reservation: %s',
  (kind) => {
    for (const locale of ['da', 'en'] as const) {
      const { button } = lettersFor(locale)[kind](booking, words, { ...change, to: 'host' })
      expect(button?.url).toBe(`https://nordbo.example/host/dashboard/reservations?booking=${booking.id}`)
    }
  },
)

test.each(['paymentExpired', 'holdCancelled'] as const)('%s links to the home with the same dates', (kind) => {
  for (const locale of ['da', 'en'] as const)
    expect(lettersFor(locale)[kind](booking, words).button?.url).toBe(
      `https://nordbo.example/listing/${booking.listing.id}?checkIn=2026-12-04&checkOut=2026-12-06&guests=3&children=1&pets=1`,
    )
})

test.each(['requestDeclined', 'requestExpired'] as const)('%s links to a search with the same dates', (kind) => {
  for (const locale of ['da', 'en'] as const)
    expect(lettersFor(locale)[kind](booking, words).button?.url).toContain(
      '/search?place=Skagen&checkIn=2026-12-04&checkOut=2026-12-06&guests=3&children=1',
    )
})

test('a letter about payouts lists each stay and the sum; a single one links to its statement', () => {
  const plain = (shares: readonly (typeof share)[]): string =>
    render(lettersFor('da').payoutsSent(shares, words), 'da').text.replaceAll('\u00a0', ' ')
  const several = plain([share, { ...share, guest: 'Sofie', amountOre: 19_50 }])
  expect(several).toContain(
    'Gerda, Klithuset <b>ved</b> Grenen, fredag den 4. december – søndag den 6. december: 1.980,50 DKK',
  )
  expect(several).toContain('Sofie, Klithuset')
  expect(several).toContain('I alt: 2.000 DKK')
  expect(plain([share])).toContain(`Se opgørelsen: https://nordbo.example/host/dashboard/payouts/${booking.id}`)
})

test('a line break in a title cannot start another mail header', () => {
  const sly = { ...booking, listing: { ...booking.listing, title: 'Hus\r\nBcc: alle@nordbo.example' } }
  expect(render(lettersFor('da').requestReceived(sly, words), 'da').subject).not.toMatch(/[\r\n]/)
})

test('all special characters of HTML are escaped', () => {
  const sly = `<a href="x" title='y'>&</a>`
  const letter: Letter = { subject: sly, greeting: sly, paragraphs: [sly], signature: sly, facts: [[sly, sly]] }
  const { html } = render({ ...letter, quote: { by: sly, text: sly }, button: { label: sly, url: sly } }, 'da')
  expect(html.match(/&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;&amp;&lt;\/a&gt;/g)).toHaveLength(12)
  expect(html).not.toContain('<a href="x"')
})

test('a letter about a partial refund quotes the host’s note, if there is one', () => {
  const back = {
    amountOre: 250_00,
    reason: 'partial',
    state: 'planned',
    plannedAt: booking.createdAt,
    sentAt: null,
  } as const
  const refunds = [
    { ...back, id: id('5'), note: 'Vandet var koldt.' },
    { ...back, id: id('6'), note: 'Og så gik lyset.' },
    { ...back, id: id('7'), note: null },
  ]
  const written = (refundId: string): string =>
    render(lettersFor('da').partRefunded({ ...booking, refunds }, { ...words, refundId }, 250_00), 'da').text
  // Each letter quotes the note of its own refund, although all have the same amount.
  expect(written(id('5'))).toContain('Hans skriver:\n> Vandet var koldt.')
  expect(written(id('6'))).toContain('> Og så gik lyset.')
  expect(written(id('5'))).toContain(`https://nordbo.example/trips/${booking.id}`)
  expect(written(id('7'))).not.toContain('skriver')
})

test.each([
  ['da', 'Datoerne er blevet booket af en anden gæst.'],
  ['en', 'Another guest has booked the dates.'],
] as const)('a letter says that another booking took the dates, in %s', (language, why) => {
  const overtaken = { ...booking, declineReason: null, declineCode: 'overtaken' } as const
  expect(render(lettersFor(language).requestDeclined(overtaken, words), language).text).toContain(`> ${why}`)
})

test.each([
  ['Gerda', 'Gerdas'],
  ['Anders', 'Anders’'],
  ['Max', 'Max’'],
])('the stay of %s is %s ophold', (guest, whose) => {
  const { reservationCancelled } = lettersFor('da')
  expect(reservationCancelled(booking, { ...words, guest }).subject).toBe(`Du har annulleret ${whose} ophold`)
})
