import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  aWishlist,
  aWishlistItem,
  aWishlistPage,
  expectAddress,
  findDialog,
  findToast,
  newId,
  openApp,
  refuse,
  screen,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()

test('an unpublished home in a list says so', async () => {
  const list = aWishlist()
  const gone = { ...aWishlistItem(aCard()), card: null }
  await openApp({
    path: `/wishlists/${list.id}`,
    person: gerda,
    answers: { 'GET /api/wishlists/{id}': aWishlistPage(list, [gone]), 'GET /api/wishlists': { items: [list] } },
  })
  expect(await screen.findByTestId('gone-home')).toHaveTextContent('Ikke længere på Nordbo')
})

test('wishlists need a session, and the way back leads to the same tab', async () => {
  const app = await openApp({ path: '/wishlists?tab=searches' })
  await expectAddress(app, '/auth?next=%2Fwishlists%3Ftab%3Dsearches')
})

test('somebody else’s list is missing', async () => {
  await openApp({
    path: `/wishlists/${newId()}`,
    person: gerda,
    answers: { 'GET /api/wishlists/{id}': refuse('wishlist.notFound'), 'GET /api/wishlists': { items: [] } },
  })
  await screen.findByText('Ønskelisten findes ikke')
})

test('a list that cannot be deleted or created says so', async () => {
  const app = await openApp({
    path: '/wishlists',
    person: gerda,
    answers: {
      'GET /api/wishlists': { items: [aWishlist({ title: 'Hemmelig' })] },
      'GET /api/saved-searches': { items: [] },
      'DELETE /api/wishlists/{id}': refuse('service.unavailable'),
      'POST /api/wishlists': refuse('service.unavailable'),
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Flere valg for Hemmelig' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Slet' }))
  await findToast('Kunne ikke slette ønskeliste')
  await app.user.click(screen.getByRole('button', { name: 'Ny ønskeliste' }))
  const dialog = within(await findDialog())
  await app.user.type(dialog.getByLabelText('Navn'), 'En til')
  await app.user.click(dialog.getByRole('button', { name: 'Opret' }))
  await findToast('Kunne ikke oprette ønskeliste')
})

test('lists that cannot be fetched stay silent', async () => {
  const app = await openApp({
    path: '/wishlists',
    person: gerda,
    answers: { 'GET /api/wishlists': refuse('service.unavailable'), 'GET /api/saved-searches': { items: [] } },
  })
  await screen.findByRole('button', { name: 'Ny ønskeliste' })
  await expect.poll(() => app.requests('GET /api/wishlists').length).toBeGreaterThan(0)
  expect(document.querySelector('[data-sonner-toast], [role="alert"]')).not.toBeInTheDocument()
})
