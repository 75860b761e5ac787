import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  aListing,
  aStay,
  expectAddress,
  findDialog,
  foundHomes,
  homeAnswers,
  openApp,
  screen,
  searchPageAnswers,
  someFacets,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

test('a search with dates shows the total price of each stay, and one without shows a night’s', async () => {
  const card = aCard({
    pricePerNight: 900,
    stay: aStay,
    total: 3_325,
    cancellationPolicy: 'flexible',
  })
  await openApp({
    path: `/search?place=Skagen&sort=newest&${stayQuery}&guests=2`,
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': { ...foundHomes([card], { place: 'Skagen' }), priceBasis: 'total' },
    },
  })
  const shown = await screen.findByTestId('listing-card')
  expect(shown).toHaveTextContent('i alt')
  expect(shown).toHaveTextContent('Gratis afbestilling til')
  expect(within(shown).getByTestId('card-total')).toHaveTextContent('3.325 DKK')
  expect(screen.getByText(/Prisen er for hele opholdet med rengøring og gebyr\.$/)).toBeInTheDocument()
  await openApp({ path: '/search?place=Skagen', answers: searchPageAnswers(aCard()) })
  expect(await screen.findByTestId('listing-card')).toHaveTextContent('/ nat')
  expect(screen.getByText(/Tilføj datoer for at se, hvad opholdet koster i alt\.$/)).toBeInTheDocument()
})

test('a search without results proposes what to change, and by how much', async () => {
  const app = await openApp({
    path: '/search?place=Skagen&maxPrice=100&guests=2&children=1&pets=1',
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': ({ query }) =>
        query.maxPrice === '100' ? foundHomes([]) : foundHomes([aCard(), aCard(), aCard()]),
      'GET /api/listings/loosen': {
        items: [{ changes: [{ set: { maxPrice: '900' } }], query: { maxPrice: '900' }, total: 3, totalCapped: false }],
      },
    },
  })
  await screen.findByRole('heading', { name: 'Ingen boliger fundet' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0 boliger fundet')
  const way = await screen.findByRole('link', { name: /^Betal op til 900.DKK/ })
  expect(way).toHaveTextContent('3 bolig')
  await app.user.click(way)
  // Guests are kept.
  await expectAddress(app, /guests=2&children=1&pets=1/)
  expect(app.address()).toMatch(/maxPrice=900/)
  await waitFor(() => expect(screen.getAllByTestId('listing-card')).toHaveLength(3))
})

test('a search for more guests than any home sleeps says so, and proposes two changes at once', async () => {
  const app = await openApp({
    path: '/search?place=Skagen&guests=16&children=3&bedrooms=10',
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings': ({ query }) => (query.bedrooms === '10' ? foundHomes([]) : foundHomes([aCard()])),
      'GET /api/listings/loosen': {
        items: [
          {
            changes: [{ set: { guests: '12' } }, { drop: 'bedrooms' }],
            query: { guests: '12' },
            total: 1,
            totalCapped: false,
          },
        ],
      },
    },
  })
  await screen.findByText(/^Ingen boliger i området har plads til 16; den største, der passer, har 12\.$/)
  await app.user.click(screen.getByRole('link', { name: /^Søg til 12 gæster og færre soveværelser/ }))
  await expectAddress(app, /guests=(\d|1[0-5])(&|$)/)
  await screen.findByTestId('listing-card')
})

test('all parameters of an address are sent to the server, and the old address leads to the new one', async () => {
  const { checkIn, checkOut } = aStay
  const app = await openApp({
    path: `/search-old?place=Skagen&q=hav&category=ved-stranden&type=sommerhus&bbox=10,57,11,58&lat=57.7&lng=10.6&radius=25&guests=2&checkin=${checkIn}&checkout=${checkOut}`,
    person: aGuest(),
    answers: searchPageAnswers(),
  })
  await screen.findByTestId('listing-card')
  expect(app.requests('GET /api/listings')[0]?.query).toEqual({
    place: 'Skagen',
    q: 'hav',
    category: 'ved-stranden',
    type: 'summerhouse',
    bbox: '10,57,11,58',
    lat: '57.7',
    lng: '10.6',
    radius: '25',
    guests: '2',
    checkIn,
    checkOut,
    limit: '24',
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 bolig fundet')
  const old = await openApp({ path: '/search-old?category=villaer', answers: searchPageAnswers() })
  await expectAddress(old, /^\/search\?category=villaer/)
  const categories = await screen.findByRole('navigation', { name: 'Kategorier' })
  expect(await within(categories).findByRole('link', { name: 'Villaer' })).toHaveAttribute('aria-current', 'true')
})

test('filters count homes, are stored in the address and are removed one by one', async () => {
  const app = await openApp({
    path: '/search?place=Skagen',
    answers: {
      ...searchPageAnswers(),
      'GET /api/listings/facets': ({ query }) => someFacets({ total: query.beds ? 7 : query.type ? 20 : 40 }),
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Filtre' }))
  const dialog = within(await findDialog('Filtre'))
  const show = await dialog.findByTestId('show-homes')
  await waitFor(() => expect(show).toHaveTextContent('Vis 40 boliger'))
  expect(dialog.getByTestId('histogram')).toBeInTheDocument()
  await app.user.click(dialog.getByText('Sommerhus'))
  await waitFor(() => expect(show).toHaveTextContent('Vis 20 boliger'))
  // The price by slider and by field.
  dialog.getByRole('slider', { name: 'Højeste pris' }).focus()
  await app.user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(dialog.getByLabelText('Til')).toHaveDisplayValue(/^\d+$/))
  await app.user.clear(dialog.getByLabelText('Fra'))
  await app.user.type(dialog.getByLabelText('Fra'), '500{Enter}')
  await app.user.click(within(dialog.getByRole('group', { name: 'Senge' })).getByText('2+'))
  await waitFor(() => expect(show).toHaveTextContent('Vis 7 boliger'))
  await app.user.click(show)
  await expectAddress(app, /type=summerhouse.*minPrice=500&maxPrice=\d+&beds=2/)
  const most = new URLSearchParams(app.address().split('?')[1]).get('maxPrice')
  const chosen = { type: 'summerhouse', minPrice: '500', maxPrice: most, beds: '2' }
  expect(app.requests('GET /api/listings/facets').at(-1)?.query).toMatchObject({ place: 'Skagen', ...chosen })
  await waitFor(() => expect(app.requests('GET /api/listings').at(-1)?.query).toMatchObject(chosen))
  await app.user.click(await screen.findByRole('button', { name: 'Fjern: Sommerhus' }))
  await waitFor(() => expect(app.address()).not.toMatch(/type=/))
  await app.user.click(screen.getByRole('button', { name: 'Nulstil' }))
  await expectAddress(app, '/search?place=Skagen')
})

test('the address stores category and order, and survives reload and Back', async () => {
  const cheap = aListing()
  const app = await openApp({
    path: '/search?place=Skagen',
    answers: {
      ...homeAnswers(cheap),
      ...searchPageAnswers(),
      'GET /api/listings': ({ query }) =>
        foundHomes(query.sort === 'price' ? [aCard({ id: cheap.id }), aCard()] : [aCard(), aCard({ id: cheap.id })]),
    },
  })
  const first = () => screen.getAllByTestId('listing-card')[0]
  const categories = await screen.findByRole('navigation', { name: 'Kategorier' })
  await app.user.click(await within(categories).findByRole('link', { name: 'Sommerhuse' }))
  await expectAddress(app, /category=sommerhuse/)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sortér' }), 'price')
  await expectAddress(app, '/search?place=Skagen&category=sommerhuse&sort=price')
  await waitFor(() => expect(first()).toHaveAttribute('data-listing', cheap.id))
  await app.reload()
  await screen.findAllByTestId('listing-card')
  await waitFor(() => expect(first()).toHaveAttribute('data-listing', cheap.id))
  // A card leads to its home, and Back to the same results.
  const title = within(first() ?? document.body).getByRole('heading')
  await app.user.click(within(title).getByRole('link'))
  await expectAddress(app, new RegExp(`^/listing/${cheap.id}`))
  await screen.findByRole('heading', { level: 1, name: cheap.title })
  history.back()
  await expectAddress(app, '/search?place=Skagen&category=sommerhuse&sort=price')
  await screen.findAllByTestId('listing-card')
  expect(first()).toHaveAttribute('data-listing', cheap.id)
  history.back()
  await waitFor(() => expect(app.address()).not.toMatch(/sort=price/))
  history.back()
  await waitFor(() => expect(app.address()).not.toMatch(/category/))
})
