import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  aStay,
  aWishlist,
  aWishlistItem,
  aWishlistPage,
  findDay,
  findDialog,
  openApp,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const list = aWishlist()

/** Opens the list at an address with this query. */
const openList = (query: string, items: ReturnType<typeof aWishlistItem>[]) =>
  openApp({
    path: `/wishlists/${list.id}${query}`,
    person: aGuest(),
    answers: { 'GET /api/wishlists/{id}': aWishlistPage(list, items), 'GET /api/wishlists': { items: [list] } },
  })

const itemOf = async ({ id }: { id: string }): Promise<HTMLElement> => {
  const items = await screen.findAllByTestId('wishlist-item')
  const item = items.find(({ dataset }) => dataset.listing === id)
  if (!item) throw new Error('the home is not in the list')
  return item
}

test('a list shows the stay’s price and taken homes, and the address stores dates and guests', async () => {
  const [taken, small, free] = [aCard(), aCard({ maxGuests: 2 }), aCard()]
  const priced = (card: typeof free) => aWishlistItem({ ...card, total: 3_150, stay: aStay }, { fits: 'free' })
  await openList('', [aWishlistItem(taken), aWishlistItem(small), aWishlistItem(free)])
  expect(await itemOf(free)).toHaveTextContent('/ nat')
  expect(screen.queryByText('Ikke ledig')).not.toBeInTheDocument()

  const query = `?${stayQuery}&guests=4`
  const unfit = [aWishlistItem(taken, { fits: 'taken' }), aWishlistItem(small, { fits: 'tooSmall' })]
  const app = await openList(query, [...unfit, priced(free)])
  expect(await itemOf(taken)).toHaveTextContent('Ikke ledig')
  expect(await itemOf(small)).toHaveTextContent('Kun plads til 2 gæster')
  expect(within(await itemOf(free)).getByTestId('card-total')).toHaveTextContent(/^3\.150\s*(DKK|kr\.)$/)
  expect(
    within(await itemOf(free))
      .getAllByRole('link')
      .at(-1),
  ).toHaveAttribute('href', `/listing/${free.id}${query}`)

  app.answer('GET /api/wishlists/{id}', aWishlistPage(list, [priced(small), priced(free)]))
  await app.user.click(screen.getByRole('button', { name: '4 gæster' }))
  const fewer = await screen.findByRole('button', { name: 'Færre: Voksne' })
  await app.user.click(fewer)
  await app.user.click(fewer)
  await waitFor(() => expect(app.address()).toContain('guests=2'))
  await app.user.keyboard('{Escape}')
  expect(await within(await itemOf(small)).findByTestId('card-total')).toBeVisible()
  expect(app.requests('GET /api/wishlists/{id}').at(-1)).toMatchObject({ query: { ...aStay, guests: '2' } })
})

test('a list’s dates are picked in its calendar and can be cleared', async () => {
  const home = aCard()
  const app = await openList('', [aWishlistItem(home)])
  await app.user.click(await screen.findByRole('button', { name: 'Tilføj datoer' }))
  const calendar = await findDialog('Kalender')
  const today = await findDay(calendar, '2031-05-14')
  await waitFor(() => expect(today).toHaveFocus())
  // All days of the next month are in the future.
  await app.user.click(within(calendar).getByRole('button', { name: /næste måned/i }))
  app.answer('GET /api/wishlists/{id}', aWishlistPage(list, [aWishlistItem({ ...home, total: 3_150, stay: aStay })]))
  await app.user.click(await findDay(calendar, '2031-06-10'))
  await app.user.click(await findDay(calendar, '2031-06-13'))
  await waitFor(() => expect(app.address()).toContain('checkIn=2031-06-10&checkOut=2031-06-13'))
  expect(await screen.findByTestId('card-total')).toBeVisible()
  expect(app.requests('GET /api/wishlists/{id}').at(-1)).toMatchObject({
    query: { checkIn: '2031-06-10', checkOut: '2031-06-13' },
  })
  await app.user.click(screen.getByRole('button', { name: 'Ryd datoer' }))
  await waitFor(() => expect(app.address()).not.toContain('checkIn'))
})

test('a list says how it reads dates and guests of an address that are impossible', async () => {
  await openList('?checkIn=2020-01-05&checkOut=2020-01-03&guests=0', [aWishlistItem(aCard())])
  await screen.findByText('Udtjekning skal ligge efter indtjekning. Vælg nye datoer.')
  await screen.findByText('Der skal være mindst 1 gæst, så vi regner med 1.')
})
