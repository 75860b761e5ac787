import { expect, test } from 'vitest'
import {
  aListing,
  aPhoto,
  expectAddress,
  findDialog,
  homeAnswers,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

test('a dialog shows all photos of a home, each opens in the lightbox, and Back returns', async () => {
  const home = aListing({ photos: [1, 2, 3, 4, 5, 6].map(aPhoto) })
  const path = `/listing/${home.id}`
  const app = await openApp({ path, answers: homeAnswers(home) })
  await app.user.click(await screen.findByRole('button', { name: 'Vis alle billeder' }))
  const all = await findDialog('6 billeder')
  expect(within(all).getAllByRole('listitem')).toHaveLength(6)
  await app.user.click(within(all).getByRole('button', { name: /^Billede 3 af 6/ }))
  await screen.findByText('Billede 3 af 6')
  await expectAddress(app, /photos=all&photo=3/)
  await waitFor(() => expect(screen.getByText('Billede 3 af 6').closest('[role=dialog]')).toContainElement(focused()))
  await app.user.keyboard('{ArrowRight}')
  await screen.findByText('Billede 4 af 6')
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await screen.findByText('Billede 1 af 6')
  expect(screen.getByRole('button', { name: 'Forrige billede' }), 'which hides it').toBeDisabled()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Billede 1 af 6')).not.toBeInTheDocument())
  expect(all).toBeInTheDocument()
  history.back()
  await waitFor(() => expect(all).not.toBeInTheDocument())
  expect(app.address()).toBe(path)
  await openApp({ path: `${path}?photo=2`, answers: homeAnswers(home) })
  await screen.findByText('Billede 2 af 6')
})
