import { expect, test } from 'vitest'
import {
  type Answers,
  aCard,
  aGuest,
  aListing,
  aWishlist,
  aWishlistItem,
  aWishlistPage,
  expectAddress,
  findDialog,
  findToast,
  homeAnswers,
  type OpenApp,
  openApp,
  refuse,
  screen,
  stopClock,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const card = aCard({ id: home.id, title: home.title })

/** A person's lists, as the API keeps them: the first one holds a home. */
const keptLists = () => {
  const [summer, winter] = [aWishlist({ title: 'Sommer', count: 1 }), aWishlist({ title: 'Vinter' })]
  let lists = [summer]
  let deleted: typeof lists = []
  let items = [aWishlistItem(card)]
  let where = summer.id
  const answers: Answers = {
    'GET /api/wishlists': () => ({ items: lists }),
    'GET /api/favourites': () => ({ listingIds: items.map(({ listingId }) => listingId) }),
    'GET /api/saved-searches': { items: [] },
    'GET /api/wishlists/{id}': ({ params }) => {
      const list = lists.find(({ id }) => id === params.id)
      return list ? aWishlistPage(list, list.id === where ? items : []) : refuse('wishlist.notFound')
    },
    'POST /api/wishlists': ({ body }) => {
      const made = aWishlist({ title: Object(body).title })
      lists = [made, ...lists]
      return { id: made.id }
    },
    'PATCH /api/wishlists/{id}': ({ params, body }) => {
      lists = lists.map((list) => (list.id === params.id ? { ...list, title: Object(body).title } : list))
      return {}
    },
    'DELETE /api/wishlists/{id}': ({ params }) => {
      deleted = lists.filter(({ id }) => id === params.id)
      lists = lists.filter(({ id }) => id !== params.id)
      return {}
    },
    'POST /api/wishlists/{id}/restore': () => {
      lists = [...lists, ...deleted]
      return {}
    },
    'PATCH /api/wishlists/{id}/items/{listingId}': ({ body }) => {
      const { note, moveTo } = Object(body)
      if (note !== undefined) items = items.map((item) => ({ ...item, note }))
      if (moveTo !== undefined) where = moveTo
      return {}
    },
    'DELETE /api/wishlists/{id}/items/{listingId}': () => {
      items = []
      return {}
    },
    'POST /api/wishlists/{id}/items': ({ body }) => {
      items = [aWishlistItem(card, { note: Object(body).note ?? null })]
      return {}
    },
  }
  return { summer, winter, answers, add: (list: typeof winter) => void lists.push(list) }
}

const chooseFrom = async ({ user }: OpenApp, of: string, entry: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Flere valg.*${of}$`) }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
const countOfLists = (count: number): Promise<void> =>
  waitFor(() => expect(screen.getAllByTestId('wishlist')).toHaveLength(count))

test('a list is created, renamed, deleted and restored', async () => {
  // The offer to undo stays as long as the test needs it.
  stopClock()
  const { answers } = keptLists()
  const app = await openApp({ path: '/wishlists', person: gerda, answers })
  await app.user.click(await screen.findByRole('button', { name: 'Ny ønskeliste' }))
  const dialog = within(await findDialog())
  const [name, create] = [dialog.getByLabelText('Navn'), dialog.getByRole('button', { name: 'Opret' })]
  const blank = 'Indtast et navn til ønskelisten'
  await app.user.type(name, '   ')
  await app.user.click(create)
  expect((await dialog.findAllByText(blank)).length).toBeGreaterThan(0)
  await app.user.clear(name)
  await app.user.type(name, 'Jul i fjeldet')
  await waitFor(() => expect(dialog.queryByText(blank)).not.toBeInTheDocument())
  await app.user.click(create)
  await findToast('Oprettet!')
  await countOfLists(2)
  await chooseFrom(app, 'Jul i fjeldet', 'Omdøb')
  const renaming = within(await findDialog())
  await app.user.clear(renaming.getByLabelText('Navn'))
  await app.user.type(renaming.getByLabelText('Navn'), 'Påske i fjeldet')
  await app.user.click(renaming.getByRole('button', { name: 'Gem' }))
  await findToast('Omdøbt')
  await screen.findByRole('link', { name: 'Påske i fjeldet' })
  await app.user.click(screen.getByRole('link', { name: 'Sommer' }))
  expect(await screen.findAllByTestId('wishlist-item')).toHaveLength(1)
  await chooseFrom(app, 'Sommer', 'Slet')
  await findToast('Slettet')
  await expectAddress(app, '/wishlists')
  await countOfLists(1)
  await app.user.click(screen.getByRole('button', { name: 'Fortryd' }))
  await findToast('Gendannet')
  await countOfLists(2)
})

test('a name that the server refuses as blank is refused in words', async () => {
  const { answers } = keptLists()
  const app = await openApp({
    path: '/wishlists',
    person: gerda,
    answers: {
      ...answers,
      'POST /api/wishlists': refuse('request.invalid', { issues: [{ path: '/title', message: 'blank' }] }),
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Ny ønskeliste' }))
  const dialog = within(await findDialog())
  await app.user.type(dialog.getByLabelText('Navn'), '\u200b\u2060')
  await app.user.click(dialog.getByRole('button', { name: 'Opret' }))
  expect((await dialog.findAllByText('Indtast et navn til ønskelisten')).length).toBeGreaterThan(0)
})

test('a home gets a note, moves with it, and is removed and restored', async () => {
  const clock = stopClock()
  const { summer, winter, answers, add } = keptLists()
  add(winter)
  const app = await openApp({
    path: `/wishlists/${summer.id}`,
    person: gerda,
    answers: { ...homeAnswers(home), ...answers },
  })
  const item = () => screen.findByTestId('wishlist-item')
  const note = async () => within(await item()).findByTestId('note')
  await chooseFrom(app, home.title, 'Skriv en note')
  const dialog = within(await findDialog())
  await app.user.type(dialog.getByLabelText('Note'), 'Tæt på stranden\nFem værelser')
  await app.user.click(dialog.getByRole('button', { name: 'Gem' }))
  await waitFor(async () => expect((await note()).textContent).toBe('Tæt på stranden\nFem værelser'))
  await chooseFrom(app, home.title, 'Flyt til en anden liste')
  await app.user.click(await within(await findDialog()).findByRole('button', { name: /^Vinter/ }))
  await findToast('Flyttet til Vinter')
  await screen.findByText('Listen er tom')

  const there = await openApp({
    path: `/wishlists/${winter.id}`,
    person: gerda,
    answers: { ...homeAnswers(home), ...answers },
  })
  await note()
  await chooseFrom(there, home.title, 'Fjern')
  await findToast('Fjernet')
  await waitFor(() => expect(screen.queryByTestId('wishlist-item')).not.toBeInTheDocument())
  await there.user.click(screen.getByRole('button', { name: 'Fortryd' }))
  expect((await note()).textContent).toBe('Tæt på stranden\nFem værelser')
  // Its heart removes it from this list too, and restoring it restores the note.
  await clock.advance(5_000)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fortryd' })).not.toBeInTheDocument())
  await there.user.click(within(await item()).getByTestId('favourite'))
  await waitFor(() => expect(screen.queryByTestId('wishlist-item')).not.toBeInTheDocument())
  await there.user.click(await screen.findByRole('button', { name: 'Fortryd' }))
  await note()
  const [link] = within(await item())
    .getAllByRole('link')
    .slice(-1)
  if (link) await there.user.click(link)
  await expectAddress(there, new RegExp(`^/listing/${home.id}`))
})
