import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  aListing,
  anAvailableQuote,
  expectAddress,
  findToast,
  foundHomes,
  frontPageAnswers,
  homeAnswers,
  mainPart,
  newId,
  openApp,
  priceLines,
  refuse,
  screen,
  scrollThrough,
  searchPageAnswers,
} from '../../../test/kit.ts'

test('a home without reviews is marked as new', async () => {
  const home = aListing()
  await openApp({ path: `/listing/${home.id}`, answers: homeAnswers(home) })
  const main = await mainPart()
  expect(await main.findAllByText('Ny')).not.toHaveLength(0)
  scrollThrough()
  await main.findByText('Ingen anmeldelser endnu')
})

test('a missing home shows an error and a link to the front page', async () => {
  await openApp({
    path: `/listing/${newId()}`,
    answers: { ...frontPageAnswers([aCard()]), 'GET /api/listings/{id}': refuse('listing.notFound') },
  })
  await screen.findByRole('heading', { name: 'Bolig ikke fundet' })
  const app = await openApp({
    path: '/listing/ikke-et-id',
    answers: { ...frontPageAnswers([aCard()]), 'GET /api/listings/{id}': refuse('request.invalid') },
  })
  const main = await mainPart()
  await app.user.click(await main.findByRole('link', { name: 'Til forsiden' }))
  await expectAddress(app, '/')
})

test('a home that cannot be fetched shows an error and a retry button', async () => {
  const home = aListing()
  const app = await openApp({
    path: `/listing/${home.id}`,
    person: aGuest(),
    answers: { ...homeAnswers(home), 'GET /api/listings/{id}': refuse('service.unavailable') },
  })
  await screen.findByRole('heading', { name: 'Kunne ikke indlæse boligen' })
  await findToast('Fejl')
  await findToast('Kunne ikke indlæse boligen')
  app.answer('GET /api/listings/{id}', home)
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByRole('heading', { level: 1, name: home.title })
})

for (const [what, marks, words] of [
  ['guests’ favourite', { guestFavourite: true }, 'Gæstefavorit'],
  ['home that was just booked', { lastBookedAt: '2031-05-14T07:30:00.000Z' }, 'Sidst booket for under en time siden'],
] as const)
  test(`a ${what} says so on its card and its page`, async () => {
    const home = aListing(marks)
    const app = await openApp({
      path: '/search?place=Skagen',
      answers: {
        ...homeAnswers(home),
        ...searchPageAnswers(),
        'GET /api/listings': foundHomes([aCard({ ...marks, id: home.id })]),
      },
    })
    expect(await screen.findByTestId('listing-card')).toHaveTextContent(words)
    await openApp({ path: `/listing/${home.id}`, answers: homeAnswers(home) })
    const main = await mainPart()
    await main.findByRole('heading', { name: 'Godt at vide' })
    expect(main.getAllByText(words)).not.toHaveLength(0)
    expect(app.leftFor()).toEqual([])
  })

test('hosts cannot book their own home', async () => {
  const hans = aGuest()
  const home = aListing({ hostId: hans.user.id })
  await openApp({ path: `/listing/${home.id}`, person: hans, answers: homeAnswers(home) })
  expect(await screen.findAllByText('Det er din egen bolig.')).not.toHaveLength(0)
  for (const book of screen.getAllByRole('button', { name: 'Book nu' })) expect(book).toBeDisabled()
})

test('the lines of a price add up to its total, with the discount of a week', async () => {
  const { rates } = aListing()
  if (!rates) throw new Error('the sample has rates')
  const discounts = { ...rates.discounts, weeklyPercent: 10 }
  const home = aListing({
    pricePerNight: 1_111,
    badge: { kind: 'weekly', percent: 10 },
    rates: { ...rates, cleaningFee: 649.5, discounts },
  })
  // The same lines stand in the card and above the bar of phones.
  const linesOf = async (): Promise<string[]> => {
    const [total] = await screen.findAllByTestId('total')
    return priceLines(total?.closest('dl')?.parentElement ?? document)
  }
  const amountsOf = (lines: string[]): number[] =>
    lines.map((line) => {
      const [, sign, kroner = '', ore = '0'] = /(−?)([\d.]+)(?:,(\d+))? DKK$/.exec(line) ?? []
      return Math.round((Number(kroner.replaceAll('.', '')) + Number(`0.${ore}`)) * 100) * (sign ? -1 : 1)
    })
  for (const [checkOut, weekly] of [
    ['2031-07-07', undefined],
    ['2031-07-12', 777.7],
  ] as const) {
    const priced = anAvailableQuote({
      listingId: home.id,
      checkOut,
      pricePerNight: 1_111,
      cleaningFee: 649.5,
      ...(weekly ? { discounts: { weekly } } : {}),
    })
    const total = priced.total - (weekly ?? 0)
    await openApp({
      path: `/listing/${home.id}?checkIn=2031-07-05&checkOut=${checkOut}`,
      answers: { ...homeAnswers(home), 'POST /api/quotes': { ...priced, total } },
    })
    const main = await mainPart()
    const lines = await linesOf()
    expect(lines.filter((line) => line.startsWith('Ugerabat'))).toHaveLength(weekly ? 1 : 0)
    expect(main.getAllByText('Ugerabat −10 %')).not.toHaveLength(0)
    const shown = amountsOf(lines)
    expect(shown.pop()).toBe(Math.round(total * 100))
    expect(shown.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total * 100))
    expect(lines.join()).toMatch(/Rengøring.*Servicegebyr/)
  }
  await openApp({
    path: '/search?place=Skagen',
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': foundHomes([aCard({ badge: { kind: 'weekly', percent: 10 } })]),
    },
  })
  expect(await screen.findByTestId('listing-card')).toHaveTextContent('Ugerabat −10 %')
})
