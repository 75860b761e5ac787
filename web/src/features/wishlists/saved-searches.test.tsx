import { expect, test } from 'vitest'
import {
  aGuest,
  expectAddress,
  findToast,
  newId,
  openApp,
  screen,
  searchPageAnswers,
  waitFor,
  within,
} from '../../../test/kit.ts'

test('a visitor signs in to save a search, and a search without filters cannot be saved', async () => {
  await openApp({ path: '/search', answers: searchPageAnswers() })
  await screen.findByTestId('listing-card')
  expect(screen.queryByRole('button', { name: 'Gem søgning' })).not.toBeInTheDocument()
  const app = await openApp({ path: '/search?place=Skagen', answers: searchPageAnswers() })
  await app.user.click(await screen.findByRole('button', { name: 'Gem søgning' }))
  await expectAddress(app, '/auth?next=%2Fsearch%3Fplace%3DSkagen')
})

test('saved searches are opened, toggled and deleted in their tab', async () => {
  const saved = {
    id: newId(),
    mail: true,
    createdAt: '2031-05-01T10:00:00.000Z',
    query: { place: 'Skagen', guests: '4' },
  }
  let searches = [saved]
  const app = await openApp({
    path: '/wishlists',
    person: aGuest(),
    answers: {
      ...searchPageAnswers(),
      'GET /api/wishlists': { items: [] },
      'GET /api/saved-searches': () => ({ items: searches }),
      'PATCH /api/saved-searches/{id}': ({ body }) => {
        searches = [{ ...saved, mail: Object(body).mail === true }]
        return {}
      },
      'DELETE /api/saved-searches/{id}': () => {
        searches = []
        return {}
      },
    },
  })
  await app.user.click(await screen.findByRole('tab', { name: 'Gemte søgninger' }))
  await expectAddress(app, /tab=searches/)
  const search = () => screen.findByTestId('saved-search')
  expect(await search()).toHaveTextContent('Skagen')
  expect(await search()).toHaveTextContent('4 gæster')
  const mail = async () => within(await search()).getByRole('checkbox', { name: 'Send mig en mail om nye boliger' })
  expect(await mail()).toBeChecked()
  await app.user.click(await mail())
  await waitFor(async () => expect(await mail()).not.toBeChecked())
  await waitFor(() =>
    expect(app.requests('PATCH /api/saved-searches/{id}')).toMatchObject([
      { params: { id: saved.id }, body: { mail: false } },
    ]),
  )
  await app.reload()
  expect(await mail()).not.toBeChecked()
  await app.user.click(within(await search()).getByRole('link', { name: 'Skagen' }))
  await expectAddress(app, '/search?place=Skagen&guests=4')
  history.back()
  await app.user.click(await screen.findByRole('button', { name: 'Slet søgningen Skagen' }))
  await findToast('Slettet')
  await screen.findByText('Ingen gemte søgninger')
  expect(app.requests('DELETE /api/saved-searches/{id}')).toMatchObject([{ params: { id: saved.id } }])
})
