import { expect, test } from 'vitest'
import {
  aCard,
  aCategory,
  aHotelCard,
  expectAddress,
  foundHomes,
  frontPageAnswers,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const six = (title: string) => Array.from({ length: 6 }, (_, index) => aCard({ title: `${title} ${index + 1}` }))

test('the front page shows the newest homes, announced hotels, counted figures and links', async () => {
  const hotels = [aHotelCard({ stars: 5 }), aHotelCard({ stars: 4 }), aHotelCard({ stars: 1 })]
  const app = await openApp({
    path: '/',
    answers: {
      ...frontPageAnswers([aCard()]),
      'GET /api/listings': foundHomes(six('Nyt hus')),
      'GET /api/hotels': { items: hotels },
    },
  })
  const main = within(await screen.findByRole('main'))
  const popular = within(await screen.findByRole('region', { name: 'Populære boliger' }))
  await waitFor(() => expect(popular.getAllByTestId('listing-card')).toHaveLength(6))
  expect(document.title).toBe('Hjem i Norden – Nordbo')
  expect(document.querySelector('search')).toBeInTheDocument()
  for (const link of main.getAllByRole('link', { name: 'Søg efter boliger' }))
    expect(link).toHaveAttribute('href', '/search?type=home')
  expect(popular.getByRole('link', { name: 'Se alle' })).toHaveAttribute('href', '/search')
  expect(app.requests('GET /api/listings')[0]?.query).toEqual({ sort: 'newest', limit: '6' })

  const shown = within(await screen.findByRole('region', { name: 'Udforsk nordiske hoteller' }))
  const cards = await shown.findAllByTestId('hotel-card')
  expect(cards).toHaveLength(3)
  expect(shown.getAllByText('Kommer snart')).toHaveLength(3)
  expect(shown.getByRole('link', { name: 'Se alle hoteller' })).toHaveAttribute('href', '/hoteller')
  for (const [index, card] of cards.entries()) {
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/hoteller/${hotels[index]?.id}`)
    expect(card).toHaveTextContent(/[1-5] stjerner?/)
    expect(card).toHaveTextContent(/\d,\d/)
  }
  const trust = within(screen.getByRole('region', { name: 'Hvad du kan regne med' }))
  expect(trust.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  const figures = await screen.findByTestId('figures')
  await waitFor(() =>
    expect([...figures.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['120', '40', '4,7']),
  )
  expect(figures).toHaveTextContent('af 5 ud fra 310 anmeldelser')
  expect(screen.getByRole('link', { name: 'Kom i gang som vært' })).toHaveAttribute('href', '/bliv-vaert')
  expect(screen.getByRole('link', { name: 'Se boliger' })).toHaveAttribute('href', '/search')
})

test('the address stores the category, the list follows it, and an event refetches it', async () => {
  const app = await openApp({
    path: '/',
    screen: 'phone',
    answers: {
      ...frontPageAnswers([aCard()]),
      'GET /api/categories': { items: [aCategory('villaer', 'Villaer', 1)] },
      'GET /api/listings': ({ query }) =>
        foundHomes(query.category === 'villaer' ? six('Villa').slice(0, 2) : six('Nyt hus')),
    },
  })
  const cards = () => screen.getAllByTestId('listing-card')
  await screen.findAllByTestId('listing-card')
  expect(cards()).toHaveLength(6)
  await app.user.click(await screen.findByRole('link', { name: 'Villaer' }))
  await expectAddress(app, '/?category=villaer')
  await waitFor(() =>
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(['Villa 1', 'Villa 2']),
  )
  expect(screen.getByRole('link', { name: 'Se alle' })).toHaveAttribute('href', '/search?category=villaer')
  const before = app.requests('GET /api/listings').length
  window.dispatchEvent(new Event('nordbo:filters-changed'))
  await waitFor(() => expect(app.requests('GET /api/listings').length).toBe(before + 1))
  expect(app.requests('GET /api/listings').at(-1)?.query).toMatchObject({ category: 'villaer' })
  history.back()
  await expectAddress(app, '/')
  await waitFor(() => expect(cards()).toHaveLength(6))
})
