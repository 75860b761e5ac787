import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  aListing,
  anAvailableQuote,
  aProfile,
  aStay,
  chooseCurrency,
  expectAddress,
  findDialog,
  foundHomes,
  homeAnswers,
  openApp,
  openBooking,
  priceLines,
  screen,
  searchPageAnswers,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

/** DKK for a million euros, as the samples have it. */
const rate = 7_460_000
const euros = { code: 'EUR', dkkPerMillion: rate, date: '2031-05-13', source: 'ECB' } as const
const wholeEuro = (dkk: number): string =>
  `≈ ${new Intl.NumberFormat('da').format(Math.round((dkk * 1_000_000) / rate))} €`
const exactEuro = (dkk: number): string => {
  const euro = Math.round((dkk * 100_000_000) / rate) / 100
  return `≈ ${new Intl.NumberFormat('da', { minimumFractionDigits: 2 }).format(euro)} €`
}

test('prices of a search, a home and its booking follow the chosen currency, and the checkout says what is paid in DKK', async () => {
  const home = aListing({ pricePerNight: 1_234 })
  const price = anAvailableQuote({ listingId: home.id, pricePerNight: 1_234, cleaningFee: 567 })
  const { total, subtotal } = price
  const card = aCard({ id: home.id, stay: aStay, total })
  const gerda = aGuest()
  const search = await openApp({
    path: `/search?place=Skagen&sort=newest&${stayQuery}&guests=2`,
    person: gerda,
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': { ...foundHomes([card]), priceBasis: 'total' },
      'PATCH /api/me/profile': aProfile(gerda.user),
    },
  })
  const amount = async () => within(await screen.findByTestId('listing-card')).getByTestId('card-total')
  expect(await amount()).toHaveTextContent(/^4.454 DKK$/)
  await chooseCurrency(search, 'EUR')
  expect(await amount()).toHaveTextContent(wholeEuro(total))
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Der betales i danske kroner.')

  const app = await openApp({
    path: `/listing/${home.id}?${stayQuery}`,
    person: gerda,
    currency: euros,
    answers: { ...homeAnswers(home), 'POST /api/quotes': price },
  })
  const main = within(await screen.findByRole('main'))
  for (const each of await main.findAllByTestId('total')) expect(each).toHaveTextContent(exactEuro(total))
  const dialog = await openBooking(app)
  expect(await within(dialog).findByTestId('total')).toHaveTextContent(exactEuro(total))
  await app.user.click(within(dialog).getByRole('link', { name: 'Se fuld betaling' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await expectAddress(app, /^\/reserve\//)
  expect(await screen.findByTestId('total')).toHaveTextContent(exactEuro(total))
  expect(priceLines(document).join()).toContain(exactEuro(subtotal))
  expect(screen.getByTestId('charged')).toHaveTextContent(
    /^Du betaler 4\.454,10 DKK\. Beløb i EUR er vejledende, omregnet med kurser fra /,
  )
})

test('price limits stay in DKK in the address and show the converted amount', async () => {
  const app = await openApp({ path: '/search?place=Skagen', currency: euros, answers: searchPageAnswers() })
  await app.user.click(await screen.findByRole('button', { name: 'Filtre' }))
  const dialog = await findDialog('Filtre')
  const least = await within(dialog).findByLabelText('Fra')
  await app.user.clear(least)
  await app.user.type(least, '746{Enter}')
  await waitFor(() => expect(least).toHaveAccessibleDescription(/≈\s100\s€/))
  await app.user.click(within(dialog).getByTestId('show-homes'))
  await expectAddress(app, /minPrice=746/)
  await screen.findByRole('button', { name: /^Fjern: Fra 746\sDKK \(≈/ })
})
