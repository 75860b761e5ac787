import { expect, test } from 'vitest'
import {
  aCard,
  aCategory,
  aListing,
  expectAddress,
  findDialog,
  foundHomes,
  frontPageAnswers,
  homeAnswers,
  newId,
  openApp,
  refuse,
  screen,
  scrollThrough,
  waitFor,
  within,
} from '../../../test/kit.ts'

const villas = '/?category=villaer'

test('on a phone the quick view leads to booking, and Back returns', async () => {
  const home = aListing({ title: 'Villa ved fjorden' })
  const card = aCard({ id: home.id, title: home.title })
  const app = await openApp({
    path: villas,
    screen: 'phone',
    answers: {
      ...frontPageAnswers([aCard()]),
      ...homeAnswers(home),
      'GET /api/categories': { items: [aCategory('villaer', 'Villaer', 1)] },
      'GET /api/listings': foundHomes([card]),
    },
  })
  const link = within(await screen.findByTestId('listing-card')).getByRole('link', { name: /Villa ved fjorden/ })
  await app.user.click(link)
  const view = () => screen.findByRole('dialog', { name: home.title })
  const book = async (): Promise<HTMLElement> => {
    await app.user.click(await within(await view()).findByRole('button', { name: 'Book nu' }))
    return findDialog(`Book ${home.title}`)
  }
  const booking = await book()
  scrollThrough()
  await waitFor(() => expect(booking.querySelector('.calendar')).toBeInTheDocument())
  expect(app.address()).toMatch(/quick=.*&book=1/)
  history.back()
  await waitFor(() => expect(booking).not.toBeInTheDocument())
  await view()

  const again = await book()
  await app.user.click(within(again).getByRole('button', { name: 'Luk' }))
  await waitFor(() => expect(again).not.toBeInTheDocument())
  await expectAddress(app, `/?category=villaer&quick=${home.id}`)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(app.address()).toBe(villas)
})

test('a quick view of a missing home shows an error', async () => {
  const app = await openApp({
    path: `/?quick=${newId()}`,
    answers: { ...frontPageAnswers([aCard()]), 'GET /api/listings/{id}': refuse('listing.notFound') },
  })
  const dialog = await findDialog()
  await within(dialog).findByText('Bolig ikke fundet')
  const [close] = within(dialog).getAllByRole('button', { name: 'Luk' }).slice(-1)
  if (close) await app.user.click(close)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.address()).toBe('/')
})
