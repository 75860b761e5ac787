import { expect, test } from 'vitest'
import {
  aGuest,
  aWishlist,
  fill,
  findDialog,
  findToast,
  hubAnswers,
  newId,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const path = '/profile?profile=wishlists'

/** Opens the tab over lists that are kept as the API keeps them. */
const opened = () => {
  let kept = [aWishlist({ title: 'Sommer', count: 2 })]
  return openApp({
    path,
    person: aGuest(),
    answers: {
      ...hubAnswers(),
      'GET /api/wishlists': () => ({ items: kept }),
      'POST /api/wishlists': ({ body }) => {
        const made = Object.assign(aWishlist(), body, { id: newId() })
        kept = [...kept, made]
        return { id: made.id }
      },
      'DELETE /api/wishlists/{id}': ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id)
        return {}
      },
    },
  })
}

const lists = () => screen.queryAllByTestId('hub-wishlist')

test('wishlists are listed with their counts, and created by a name that is not blank', async () => {
  const app = await opened()
  const name = await screen.findByLabelText('Navn på ny ønskeliste')
  await waitFor(() => expect(lists()).toHaveLength(1))
  expect(lists()[0]).toHaveTextContent(/Sommer\s*2 boliger/)
  const create = screen.getByRole('button', { name: 'Opret' })
  expect(create).toBeDisabled()
  await fill(app.user, name, '   ')
  expect(create).toBeDisabled()
  await app.user.keyboard('{Enter}')
  expect(app.requests('POST /api/wishlists')).toEqual([])
  await fill(app.user, name, '  Jul på Fanø ')
  await app.user.keyboard('{Enter}')
  await findToast('Ønskeliste oprettet')
  await waitFor(() => expect(lists()).toHaveLength(2))
  expect(lists()[1]).toHaveTextContent(/Jul på Fanø\s*0 boliger/)
  expect(screen.getByRole('link', { name: 'Jul på Fanø' })).toBeVisible()
  expect(name).toHaveValue('')
  await fill(app.user, name, 'Vinter')
  await app.user.click(create)
  await waitFor(() => expect(lists()).toHaveLength(3))
  expect(app.requests('POST /api/wishlists').map(({ body }) => body)).toEqual([
    { title: 'Jul på Fanø' },
    { title: 'Vinter' },
  ])
})

test('a wishlist is deleted after a question, the focus goes to the name, and the others stay and open', async () => {
  const app = await opened()
  const name = await screen.findByLabelText('Navn på ny ønskeliste')
  await fill(app.user, name, 'Vinter')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(lists()).toHaveLength(2))
  await app.user.click(screen.getByRole('button', { name: 'Slet Vinter' }))
  const question = await findDialog('Slet ønskelisten?')
  await app.user.click(within(question).getByRole('button', { name: 'Annuller' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(lists()).toHaveLength(2)
  await app.user.click(screen.getByRole('button', { name: 'Slet Vinter' }))
  await app.user.click(within(await findDialog('Slet ønskelisten?')).getByRole('button', { name: 'Slet ønskeliste' }))
  await findToast('Ønskeliste slettet')
  await waitFor(() => expect(lists()).toHaveLength(1))
  await waitFor(() => expect(name).toHaveFocus())
  await app.reload()
  await waitFor(() => expect(lists()).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Sommer' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/wishlists\/[0-9a-f-]{36}$/),
  )
})
