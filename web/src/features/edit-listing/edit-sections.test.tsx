import { expect, test } from 'vitest'
import {
  aHost,
  anEditableHome,
  editingAnswers,
  fill,
  findDialog,
  findToast,
  openApp,
  untilUnguarded,
  waitFor,
  within,
} from '../../../test/kit.ts'

/** Opens a section of a home by its address. */
const openSection = async (section: string, heading: string) => {
  const home = anEditableHome()
  const path = `/host/edit/${home.id}?section=${section}`
  const app = await openApp({ path, person: aHost(), answers: editingAnswers(home) })
  const find = async () => within(await findDialog('Redigér bolig'))
  const dialog = await find()
  await dialog.findByRole('heading', { name: heading, level: 2 })
  return {
    app,
    dialog,
    find,
    number: (name: string) => dialog.getByRole('spinbutton', { name }),
    go: async (to: string, title = to): Promise<void> => {
      await app.user.click(dialog.getByRole('button', { name: to }))
      await dialog.findByRole('heading', { name: title, level: 2 })
    },
    save: async (toast: string): Promise<void> => {
      await app.user.click(dialog.getByRole('button', { name: 'Gem' }))
      await findToast(toast)
      await waitFor(() => expect(dialog.getByTestId('edit-state')).toBeEmptyDOMElement())
      // The entry that guarded what was unsaved is taken off the history.
      await untilUnguarded()
    },
  }
}

test('prices, weekend prices and discounts are saved apart, and none overwrites another', async () => {
  const { app, dialog, number, go, save, find } = await openSection('prices', 'Priser')
  const { user } = app
  await fill(app.user, await dialog.findByRole('spinbutton', { name: 'Pris pr. nat, hverdage' }), '99')
  await user.click(dialog.getByRole('button', { name: 'Gem' }))
  await dialog.findByText('Prisen skal være på 100 til 50.000 hele kr.')
  await fill(app.user, number('Pris pr. nat, hverdage'), '1350')
  await fill(app.user, number('Rengøringsgebyr'), '450')
  await save('Priser opdateret')

  await go('Weekend-priser')
  await fill(app.user, number('Tillæg fredag og lørdag (%)'), '20')
  await waitFor(() => expect(dialog.getByTestId('weekend-price')).toHaveTextContent('1.620 DKK'))
  await save('Weekend-priser opdateret')

  await go('Rabatter')
  for (const [name, proposed, most] of [
    ['Introduktionsrabat', 20, 100],
    ['Sidste øjeblik', 2, 50],
    ['Ugerabat', 10, 50],
    ['Månedsrabat', 25, 70],
  ] as const) {
    const section = dialog.getByText(name).closest('section')
    if (!section) throw new Error(`${name} has no card`)
    const card = within(section)
    await user.click(card.getByRole('checkbox'))
    const percent = card.getByRole('spinbutton', { name: 'Rabat i procent (%)' })
    expect(percent).toHaveValue(proposed)
    const words = `Rabatten skal være på 1 til ${most} %`
    for (const wrong of ['0', `${most + 1}`]) {
      await user.click(percent)
      await user.keyboard('{Control>}a{/Control}')
      await user.paste(wrong)
      await user.tab()
      await card.findByText(words)
    }
    await user.click(percent)
    await user.keyboard('{Control>}a{/Control}')
    await user.paste('7')
    await waitFor(() => expect(card.queryByText(words)).not.toBeInTheDocument())
  }
  await save('Rabatter opdateret')
  expect(app.requests('PATCH /api/host/listings/{id}/rates').map(({ body }) => body)).toEqual([
    { basePrice: 1_350, cleaningFee: 450, revision: 1 },
    { weekendPercent: 20, revision: 2 },
    {
      discounts: { introPercent: 7, lastMinutePercent: 7, weeklyPercent: 7, monthlyPercent: 7 },
      revision: 3,
    },
  ])
  await app.reload()
  const again = await find()
  expect(await again.findAllByRole('spinbutton', { name: 'Rabat i procent (%)' })).toHaveLength(4)
  await user.click(again.getByRole('button', { name: 'Weekend-priser' }))
  expect(await again.findByRole('spinbutton', { name: 'Tillæg fredag og lørdag (%)' })).toHaveValue(20)
  await user.click(again.getByRole('button', { name: 'Priser' }))
  expect(await again.findByRole('spinbutton', { name: 'Rengøringsgebyr' })).toHaveValue(450)
})

test('place, rules and booking settings are saved, and stand there after a reload', async () => {
  const { app, dialog, go, save, find } = await openSection('place', 'Placering')
  const { user } = app
  await fill(app.user, await dialog.findByLabelText('Adresse'), 'Havnevej 2')
  await dialog.findByText(/Kontrollér, at nålen står det rigtige sted/)
  await save('Placering opdateret')

  await go('Sikkerhed & Regler')
  await user.click(dialog.getByLabelText('Der er støjmålere'))
  await fill(app.user, dialog.getByLabelText(/^Ro fra kl\./), '23:00')
  await user.click(dialog.getByRole('button', { name: 'Gem' }))
  await dialog.findByText('Skriv både start og slut, eller lad begge være tomme')
  await fill(app.user, dialog.getByLabelText(/^Ro til kl\./), '07:30')
  await save('Sikkerhed & regler opdateret')

  await go('Booking-indstillinger')
  await user.click(dialog.getByRole('radio', { name: /^Godkend hver forespørgsel/ }))
  const hours = dialog.getByRole('spinbutton', { name: 'Forespørgsler udløber efter (timer)' })
  await fill(app.user, hours, '500')
  await user.tab()
  expect(hours).toHaveValue(168)
  await user.click(dialog.getByRole('radio', { name: /^Erfarne gæster/ }))
  await user.click(dialog.getByRole('radio', { name: /^Streng/ }))
  await fill(app.user, dialog.getByLabelText(/^Besked før ankomst/), 'Nøglen ligger i boksen ved døren.')
  await save('Booking-indstillinger opdateret')
  expect(app.requests('PATCH /api/host/listings/{id}').map(({ body }) => body)).toMatchObject([
    { address: { line1: 'Havnevej 2' } },
    { safety: { noiseMonitors: true }, rules: { quietFrom: '23:00', quietTo: '07:30' } },
    {
      bookingMode: 'request',
      requestAutoExpireHours: 168,
      firstGuestPolicy: 'experienced',
      cancellationPolicy: 'strict',
    },
  ])

  await app.reload()
  const again = await find()
  expect(await again.findByRole('spinbutton', { name: 'Forespørgsler udløber efter (timer)' })).toHaveValue(168)
  expect(again.getByRole('radio', { name: /^Erfarne gæster/ })).toBeChecked()
  expect(again.getByRole('radio', { name: /^Streng/ })).toBeChecked()
  expect(again.getByLabelText(/^Besked før ankomst/)).toHaveValue('Nøglen ligger i boksen ved døren.')
  await user.click(again.getByRole('button', { name: 'Sikkerhed & Regler' }))
  expect(await again.findByLabelText(/^Ro til kl\./)).toHaveValue('07:30')
  expect(again.getByLabelText('Der er støjmålere')).toBeChecked()
  await user.click(again.getByRole('button', { name: 'Placering' }))
  expect(await again.findByLabelText('Adresse')).toHaveValue('Havnevej 2')
})
