import { expect, test } from 'vitest'
import {
  aListing,
  aPublicUser,
  aReview,
  findDialog,
  homeAnswers,
  mainPart,
  openApp,
  screen,
  scrollThrough,
  waitFor,
  within,
} from '../../../test/kit.ts'

test('a home shows its facts, host and amenities, and all its reviews can be searched', async () => {
  const home = aListing({
    reviewCount: 14,
    rating: 4.6,
    ratingBreakdown: [{ stars: 5, count: 14 }],
    amenities: [
      ...(['wifi', 'heating', 'towels', 'kitchen', 'dishwasher', 'oven'] as const),
      ...(['sauna', 'terrace', 'garden', 'crib', 'tv', 'workspace'] as const),
    ],
    host: aPublicUser({ memberSince: '2029-02-01T10:00:00.000Z' }),
  })
  const reviews = Array.from({ length: 14 }, (_, index) =>
    aReview({ listingId: home.id, text: `Tur nummer ${index}.` }),
  )
  const app = await openApp({
    path: `/listing/${home.id}`,
    answers: {
      ...homeAnswers(home),
      'GET /api/listings/{id}/reviews': ({ query }) => {
        const found = reviews.filter(({ text }) => !query.q || text.includes(query.q))
        const from = Number(query.cursor ?? 0)
        const to = from + Number(query.limit ?? 6)
        return { items: found.slice(from, to), total: found.length, nextCursor: to < found.length ? String(to) : null }
      },
    },
  })
  const main = await mainPart()
  await main.findByRole('heading', { level: 1, name: home.title })
  expect(document.title).toBe(`${home.title} – Nordbo`)
  const page = screen.getByRole('main')
  for (const words of [
    'Skagen, Danmark',
    /4 gæster/,
    /2 soveværelser/,
    /1 badeværelse/,
    /Din vært er Hans/,
    'Vært siden februar 2029',
  ])
    expect(page).toHaveTextContent(words)
  expect(main.getAllByText('(14 anmeldelser)')).not.toHaveLength(0)
  expect(main.getAllByText('4,6')).not.toHaveLength(0)
  expect(main.getAllByTestId('favourite')).not.toHaveLength(0)
  expect(main.getByRole('button', { name: 'Del' })).toBeInTheDocument()
  await app.user.click(main.getByRole('button', { name: /^Vis alle \d+ faciliteter$/ }))
  const amenities = await findDialog('Det har boligen')
  expect(within(amenities).getByRole('heading', { name: 'Køkken' })).toBeInTheDocument()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(amenities).not.toBeInTheDocument())

  scrollThrough()
  const part = await main.findByRole('region', { name: 'Anmeldelser' })
  await waitFor(() => expect(within(part).getAllByRole('article')).toHaveLength(6))
  for (const article of within(part).getAllByRole('article')) {
    expect(article).toHaveTextContent('Gerda')
    expect(article.querySelector('time')).toHaveTextContent('august 2030')
  }
  expect(part).toHaveTextContent('14 anmeldelser')
  expect(within(part).getAllByText(/^5 stjerner: \d+ anmeldelse/)).toHaveLength(1)
  await app.user.click(within(part).getByRole('button', { name: 'Vis alle 14 anmeldelser' }))
  const all = await findDialog('Anmeldelser')
  const articles = () => within(all).queryAllByRole('article')
  await waitFor(() => expect(articles()).toHaveLength(12))
  await app.user.click(within(all).getByRole('button', { name: 'Vis flere' }))
  await waitFor(() => expect(articles()).toHaveLength(14))
  const field = within(all).getByLabelText('Søg i anmeldelserne')
  await app.user.type(field, 'nummer 13')
  await waitFor(() => expect(within(all).getByRole('status')).toHaveTextContent(/^1 anmeldelse$/))
  await waitFor(() => expect(articles()).toHaveLength(1))
  await app.user.clear(field)
  await app.user.type(field, 'flodhest')
  await within(all).findByText('Ingen har skrevet om »flodhest«.')
  history.back()
  await waitFor(() => expect(all).not.toBeInTheDocument())
})
