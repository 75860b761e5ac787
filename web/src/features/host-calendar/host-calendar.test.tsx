import { expect, test } from 'vitest'
import {
  aHost,
  aHostDay,
  anOwnListing,
  calendarAnswers,
  fill,
  findDialog,
  findToast,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const path = '/host/dashboard/calendar'
const month = 'month=2031-07'

const day = (date: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector(`[data-day="${date}"]`)
    if (!(found instanceof HTMLElement)) throw new Error(`${date} is not on screen`)
    return found
  })

test('booked days cannot be selected, say by whom, and past days can', async () => {
  const booking = {
    ...{ id: newId(), guest: 'Gerda', status: 'confirmed' as const, proposed: false },
    ...{ from: '2031-07-10', to: '2031-07-13' },
  }
  const booked = ['2031-07-10', '2031-07-11', '2031-07-12'].map((date) => aHostDay(date, { isBooked: true, booking }))
  const app = await openApp({
    path: `${path}?${month}`,
    person: aHost(),
    answers: calendarAnswers([anOwnListing()], booked),
  })
  const { user } = app
  expect(await day('2031-07-10')).toHaveAccessibleName(/booket af Gerda$/)
  await user.click(await day('2031-07-11'))
  expect(await day('2031-07-11')).toHaveAttribute('aria-selected', 'false')
  const bar = within(screen.getByTestId('selection-bar'))
  await bar.findByText(/Gerda har booket/)
  expect(bar.getByRole('link', { name: 'Se reservationen' })).toHaveAttribute(
    'href',
    expect.stringContaining(booking.id),
  )
  // A range across the stay leaves it out.
  await user.click(await day('2031-07-08'))
  await user.keyboard('{Shift>}')
  await user.click(await day('2031-07-14'))
  await user.keyboard('{/Shift}')
  await bar.findByText(/4 dage valgt i 1 bolig/)
  const past = await openApp({
    path: `${path}?month=2031-04`,
    person: aHost(),
    answers: calendarAnswers([anOwnListing()]),
  })
  await past.user.click(await day('2031-04-10'))
  await waitFor(async () => expect(await day('2031-04-10')).toHaveAttribute('aria-selected', 'true'))
})

test('without an active home the calendar offers to create one', async () => {
  await openApp({ path, person: aHost(), answers: calendarAnswers([anOwnListing({ active: false })]) })
  await screen.findByText('Ingen aktive boliger')
  expect(screen.getByRole('link', { name: 'Opret en bolig' })).toHaveAttribute('href', '/host/create')
})

test('failed loads and changes say so, can be retried, and lose nothing typed', async () => {
  const answers = calendarAnswers([anOwnListing()])
  const down = refuse('service.unavailable')
  const app = await openApp({
    path: `${path}?${month}`,
    person: aHost(),
    answers: { ...answers, 'GET /api/host/listings': down, 'GET /api/host/calendar/{listingId}': down },
  })
  const { user } = app
  await screen.findByText('Kunne ikke hente opslag')
  app.answer('GET /api/host/listings', { items: [anOwnListing()] })
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByText('Kunne ikke hente kalender')
  const july = answers['GET /api/host/calendar/{listingId}']
  if (july) app.answer('GET /api/host/calendar/{listingId}', july)
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await user.click(await day('2031-07-07'))
  const bar = within(screen.getByTestId('selection-bar'))
  for (const [route, action, label, typed, send, failed] of [
    ['prices', 'Pris', 'Pris pr. nat i hele kroner', '1300', 'Sæt pris', 'Kunne ikke opdatere priser'],
    ['blocks', 'Blokér', 'Årsag, som kun du ser', 'Ferie', 'Blokér datoer', 'Kunne ikke blokere datoer'],
  ] as const) {
    app.answer(`POST /api/host/calendar/${route}`, down)
    await user.click(await bar.findByRole('button', { name: action }))
    const element = await findDialog()
    const dialog = within(element)
    await fill(app.user, dialog.getByLabelText(label), typed)
    await user.click(dialog.getByRole('button', { name: send }))
    await findToast(failed)
    await findToast(/Vi kan ikke få forbindelse lige nu/)
    expect(dialog.getByLabelText(label)).toHaveValue(typed)
    await user.click(dialog.getByRole('button', { name: 'Luk' }))
    await waitFor(() => expect(element).not.toBeInTheDocument())
  }
  expect(await day('2031-07-07')).toHaveAttribute('aria-selected', 'true')
})
