import { expect, test } from 'vitest'
import {
  aHost,
  anEditableHome,
  editingAnswers,
  fill,
  findDialog,
  findToast,
  openApp,
  refuse,
  screen,
  untilGuarded,
  type Visit,
  waitFor,
  within,
} from '../../../test/kit.ts'

const list = '/host/dashboard/listings'

const openHome = async (home = anEditableHome(), visit: Partial<Visit> = {}) =>
  openApp({ path: `/host/edit/${home.id}`, person: aHost(), answers: editingAnswers(home), ...visit })

const findEdit = async () => within(await findDialog('Redigér bolig'))
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('unsaved changes are asked about when switching, closing, going back and reloading', async () => {
  const app = await openHome(undefined, { path: list })
  const { user } = app
  const link = () =>
    waitFor(() => {
      const found = document.querySelector('[data-edit]')
      if (!found) throw new Error('the home is not in the list yet')
      return found
    })
  await user.click(await link())
  const dialog = await findEdit()
  const title = (): HTMLElement => dialog.getByLabelText(/^Titel/)
  const unsaved = 'En titel der ikke er gemt'
  const question = () => findDialog('Gå videre uden at gemme?')
  const stay = async (): Promise<void> => {
    const asked = await question()
    expect(asked).toHaveTextContent('Du har ændringer i »Grundlæggende«, som ikke er gemt.')
    await user.click(within(asked).getByText('Bliv her'))
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    await findEdit()
    expect(title()).toHaveValue(unsaved)
    await untilGuarded()
  }
  await waitFor(() => expect(title()).toHaveValue('Sommerhus ved klitterne'))
  await fill(app.user, title(), unsaved)
  await untilGuarded()
  await user.click(dialog.getByRole('button', { name: 'Priser' }))
  await stay()
  await user.click(dialog.getByRole('button', { name: 'Luk' }))
  await stay()
  await user.keyboard('{Escape}')
  await stay()
  history.back()
  await stay()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented, 'the browser asks before it reloads').toBe(true)

  await user.click(dialog.getByRole('button', { name: 'Priser' }))
  await user.click(within(await question()).getByText('Kassér ændringer'))
  await dialog.findByRole('heading', { name: 'Priser', level: 2 })
  await user.click(dialog.getByRole('button', { name: 'Grundlæggende' }))
  await waitFor(() => expect(title()).toHaveValue('Sommerhus ved klitterne'))
  await fill(app.user, title(), unsaved)
  await untilGuarded()
  history.back()
  await user.click(within(await question()).getByText('Kassér ændringer'))
  await expectClosed()
  expect(app.address()).toBe(list)
})

test('on a phone a list of sections leads to one at a time, by address too', async () => {
  const home = anEditableHome()
  const app = await openHome(home, { screen: 'phone' })
  const { user } = app
  const dialog = await findEdit()
  await dialog.findByRole('navigation', { name: 'Sektioner' })
  expect(app.address()).toBe(`${list}?edit=${home.id}`)
  await user.click(dialog.getByText('Booking-indstillinger'))
  await dialog.findByRole('heading', { name: 'Booking-indstillinger', level: 2 })
  expect(dialog.queryByRole('navigation')).not.toBeInTheDocument()
  await app.reload()
  const again = await findEdit()
  await again.findByRole('heading', { name: 'Booking-indstillinger', level: 2 })
  await user.click(again.getByRole('button', { name: 'Alle sektioner' }))
  await user.click(await again.findByRole('button', { name: 'Luk' }))
  await expectClosed()
  await waitFor(() => expect(document.querySelector(`[data-edit="${home.id}"]`)).toHaveFocus())
})

test('a hidden home is made public in the dialog', async () => {
  const app = await openHome(anEditableHome({ active: false }))
  const dialog = await findEdit()
  await dialog.findByText('Ikke offentlig')
  await app.user.click(dialog.getByRole('button', { name: 'Offentliggør' }))
  await findToast('Offentliggjort')
  await dialog.findByRole('link', { name: 'Se opslaget' })
  expect(dialog.queryByRole('button', { name: 'Offentliggør' })).not.toBeInTheDocument()
})

test('another host’s home is not opened, and who is signed out is asked to sign in', async () => {
  const home = anEditableHome()
  const foreign = await openHome(home, {
    answers: { ...editingAnswers(home), 'GET /api/host/listings/{id}/editing': refuse('listing.notFound') },
  })
  await findToast('Kunne ikke indlæse opslag')
  await waitFor(() => expect(foreign.address()).toBe(list))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const nobody = await openHome(home, { person: null })
  await waitFor(() => expect(nobody.address()).toMatch(/^\/auth\?next=/))
})

test('a failed load and failed saves of a home are worded, and what was typed stays', async () => {
  const home = anEditableHome()
  const answers = editingAnswers(home)
  const down = refuse('service.unavailable')
  const app = await openHome(home, { answers: { ...answers, 'GET /api/host/listings/{id}/editing': down } })
  const { user } = app
  await screen.findByText('Kunne ikke indlæse bolig')
  app.answer('GET /api/host/listings/{id}/editing', home)
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  const dialog = await findEdit()
  await user.click(await dialog.findByRole('button', { name: 'Weekend-priser' }))
  app.answer('PATCH /api/host/listings/{id}/rates', down)
  const percent = await dialog.findByRole('spinbutton')
  await fill(app.user, percent, '15')
  await user.click(dialog.getByRole('button', { name: 'Gem' }))
  await findToast('Kunne ikke gemme ændringer')
  expect(percent).toHaveValue(15)
  await user.click(dialog.getByRole('button', { name: 'Fortryd' }))
  await user.click(dialog.getByRole('button', { name: 'Rabatter' }))
  await dialog.findByRole('heading', { name: 'Rabatter', level: 2 })
  const [first] = await dialog.findAllByRole('checkbox')
  if (first) await user.click(first)
  await user.click(dialog.getByRole('button', { name: 'Gem' }))
  await findToast('Kunne ikke gemme rabatter')
  app.answer('PATCH /api/host/listings/{id}/rates', refuse('auth.required'))
  await user.click(dialog.getByRole('button', { name: 'Gem' }))
  await findToast('Ingen session. Log ind igen.')
})
