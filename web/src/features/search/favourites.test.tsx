import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  type Answers,
  aCard,
  aGuest,
  expectAddress,
  findDialog,
  findToast,
  foundHomes,
  hold,
  type OpenApp,
  openApp,
  refuse,
  screen,
  searchPageAnswers,
  shownToasts,
  signInOnPage,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const card = aCard()
const path = '/search?place=Skagen&sort=newest'

/** A person's hearts, as the API keeps them. */
const hearts = (lists = 1): Answers => {
  let ids: string[] = []
  return {
    'GET /api/favourites': () => ({ listingIds: ids }),
    'PUT /api/favourites/{listingId}': ({ params }) => {
      ids = [params.listingId ?? '']
      return { wishlistId: card.id, title: lists > 1 ? 'Sommer' : 'Mine favoritter', lists }
    },
    'DELETE /api/favourites/{listingId}': () => {
      ids = []
      return {}
    },
  }
}

const openResults = (answers: Answers, person: typeof gerda | null = gerda, device: 'phone' | 'wide' = 'wide') =>
  openApp({
    path,
    person,
    screen: device,
    answers: { ...searchPageAnswers(), 'GET /api/listings': foundHomes([card]), ...answers },
  })
const heartOf = async (): Promise<HTMLElement> =>
  within(await screen.findByTestId('listing-card')).getByTestId('favourite')
const expectOn = async (on: boolean): Promise<void> =>
  waitFor(async () => expect(await heartOf()).toHaveAttribute('aria-pressed', String(on)))

test('a heart adds a home to the list and removes it', async () => {
  const app = await openResults(hearts(), gerda, 'phone')
  await expectOn(false)
  await app.user.click(await heartOf())
  await findToast('Tilføjet til favoritter')
  await expectOn(true)
  expect(app.requests('PUT /api/favourites/{listingId}')).toMatchObject([{ params: { listingId: card.id } }])
  await app.reload()
  await expectOn(true)
  await app.user.click(await heartOf())
  await findToast('Fjernet fra favoritter')
  await expectOn(false)
  expect(app.requests('DELETE /api/favourites/{listingId}')).toMatchObject([{ params: { listingId: card.id } }])
})

for (const device of ['phone', 'wide'] as const)
  test(`a visitor’s heart leads to the login and is on afterwards (${device})`, async () => {
    const app = await openResults(hearts(), null, device)
    await app.user.click(await heartOf())
    await expectAddress(app, /^\/auth\?next=%2Fsearch%3Fplace%3DSkagen/)
    await signInOnPage(app, gerda)
    await findToast('Tilføjet til favoritter')
    await expectAddress(app, path)
    await expectOn(true)
  })

test('a heart that the server refuses is switched back silently', async () => {
  const held = hold('PUT /api/favourites/{listingId}')
  const app = await openResults({ ...hearts(), 'PUT /api/favourites/{listingId}': held })
  await app.user.click(await heartOf())
  await expectOn(true)
  await held.asked
  held.release(refuse('service.unavailable'))
  await expectOn(false)
  expect(shownToasts()).toEqual([])
})

/** Two lists, to which a person adds. */
const twoLists = (): Answers => {
  const list = (id: string, title: string) => ({
    ...{ id, title, count: 0, covers: [], shared: false, holds: false, createdAt: '2031-04-01T10:00:00.000Z' },
  })
  const all = [
    list('00000000-0000-4000-9000-000000000001', 'Sommer'),
    list('00000000-0000-4000-9000-000000000002', 'Vinter'),
  ]
  const put = (id: string | undefined, holds: boolean): void => {
    for (const each of all) if (each.id === id) Object.assign(each, { holds, count: holds ? 1 : 0 })
  }
  return {
    ...hearts(2),
    'PUT /api/favourites/{listingId}': () => {
      put(all[0]?.id, true)
      return { wishlistId: all[0]?.id ?? '', title: 'Sommer', lists: 2 }
    },
    'GET /api/wishlists': () => ({ items: all.map((each) => ({ ...each })) }),
    'POST /api/wishlists/{id}/items': ({ params }) => {
      put(params.id, true)
      return {}
    },
    'POST /api/wishlists': ({ body }) => {
      const id = '00000000-0000-4000-9000-000000000003'
      all.unshift({ ...list(id, Object(body).title), holds: true, count: 1 })
      return { id }
    },
  }
}
const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })

test('with several lists the heart’s menu chooses or creates one by keyboard', async () => {
  const app = await openResults(twoLists())
  const heart = await heartOf()
  heart.focus()
  await app.user.keyboard('{Enter}')
  await findToast('Sommer')
  await openMenu(app, heart)
  const dialog = await findDialog()
  await waitFor(() => expect(box('Sommer')).toBeChecked())
  box('Vinter').focus()
  await app.user.keyboard(' ')
  await waitFor(() => expect(box('Vinter')).toBeChecked())
  expect(dialog).toHaveTextContent('1 bolig')
  within(dialog).getByRole('button', { name: 'Ny ønskeliste' }).focus()
  await app.user.keyboard('{Enter}')
  await app.user.type(await within(dialog).findByLabelText('Navn'), 'Til bedste{Enter}')
  await findToast('Oprettet!')
  await waitFor(() => expect(box('Til bedste')).toBeChecked())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(heart).toHaveFocus())
  expect(app.requests('POST /api/wishlists')).toMatchObject([{ body: { title: 'Til bedste', listingId: card.id } }])
  expect(app.requests('POST /api/wishlists/{id}/items')).toMatchObject([{ body: { listingId: card.id } }])
})

/** Opens the menu of a heart: the browser tells of a right click as it does of Shift+F10. */
const openMenu = ({ user }: OpenApp, heart: HTMLElement): Promise<void> =>
  user.pointer([{ keys: '[MouseRight]', target: heart }])

test('a long press chooses the list without changing the heart', async () => {
  const app = await openResults(twoLists())
  const heart = await heartOf()
  await app.user.pointer([{ keys: '[MouseLeft>]', target: heart }])
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Gem på en ønskeliste')
  // The finger leaves where it was, which the browser tells as a click.
  fireEvent.pointerUp(heart)
  fireEvent.click(heart)
  await waitFor(() => expect(box('Sommer')).not.toBeChecked())
  expect(app.requests('PUT /api/favourites/{listingId}')).toEqual([])
})
