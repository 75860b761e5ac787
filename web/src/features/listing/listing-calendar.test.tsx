import { expect, test } from 'vitest'
import {
  aListing,
  dayOf,
  expectAddress,
  homeAnswers,
  openApp,
  screen,
  scrollThrough,
  waitFor,
  within,
} from '../../../test/kit.ts'

const day = (number: number): string => `2031-05-${number}`

test('a home’s calendar previews a stay, explains taken nights and keeps the former stay', async () => {
  const home = aListing()
  const app = await openApp({
    path: `/listing/${home.id}`,
    answers: {
      ...homeAnswers(home),
      'GET /api/listings/{id}/availability': {
        unavailable: [
          { from: day(17), to: day(18) },
          { from: day(22), to: day(23) },
        ],
        own: [],
        rules: null,
      },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  scrollThrough()
  const calendar = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('#kalender')
    if (!found) throw new Error('the calendar is not there')
    expect(dayOf(found, day(17))).toBeDisabled()
    return found
  })
  const inside = within(calendar)
  const cell = (number: number) => calendar.querySelector(`[data-day="${day(number)}"]:not([data-outside])`)
  const pick = (number: number): Promise<void> => app.user.click(dayOf(calendar, day(number)))
  expect(dayOf(calendar, day(17))).toHaveAccessibleName(/, optaget$/)
  expect(inside.getByText('Vælg indtjekning')).toBeInTheDocument()

  await pick(18)
  await waitFor(() => expect(cell(18)).toHaveClass('calendar-start'))
  expect(cell(18)).toHaveAttribute('aria-selected', 'true')
  const said = (): string =>
    inside
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join()
  await waitFor(() => expect(said()).toContain('Vælg udtjekning.'))
  await app.user.hover(dayOf(calendar, day(21)))
  await waitFor(() => expect(cell(20)).toHaveClass('calendar-reach'))
  expect(cell(21)).toHaveClass('calendar-tip')
  await pick(21)
  await expectAddress(app, `/listing/${home.id}?checkIn=${day(18)}&checkOut=${day(21)}`)
  await screen.findByRole('heading', { name: '3 nætter i Skagen' })

  // Other dates by keyboard. The former ones are kept until both are chosen.
  dayOf(calendar, day(19)).focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(cell(18)).toHaveClass('calendar-old-start'))
  await app.user.keyboard('{ArrowRight}')
  await waitFor(() => expect(cell(20)).toHaveClass('calendar-tip'))
  await pick(24)
  await inside.findByText(/^Boligen er optaget .* Du kan blive til/)
  expect(cell(19)).toHaveClass('calendar-start')
  expect(app.address()).toBe(`/listing/${home.id}?checkIn=${day(18)}&checkOut=${day(21)}`)
  await app.user.click(inside.getByRole('button', { name: /^Begynd .* i stedet$/ }))
  await waitFor(() => expect(cell(24)).toHaveClass('calendar-start'))
  await pick(26)
  const chosen = `/listing/${home.id}?checkIn=${day(24)}&checkOut=${day(26)}`
  await expectAddress(app, chosen)

  await app.reload()
  await screen.findAllByTestId('total')
  expect(app.address()).toBe(chosen)
  scrollThrough()
  await app.user.click(await screen.findByRole('button', { name: 'Ryd datoer' }))
  await waitFor(() => expect(app.address()).not.toMatch(/checkIn/))
})

test('invalid parameters of a home’s address are ignored with a hint', async () => {
  const home = aListing({ maxGuests: 4 })
  const open = (query: string) =>
    openApp({ path: `/listing/${home.id}?${query}`, screen: 'phone', answers: homeAnswers(home) })
  await open('checkin=2020-01-05&checkout=2020-01-09&adults=99')
  for (const words of ['Datoerne ligger i fortiden.', 'Dette sted kan modtage op til 4 gæster'])
    expect((await screen.findByText(words, { exact: false })).closest('[role=status]')).toBeInTheDocument()
  await open('checkIn=2020-01-05&checkOut=2020-01-01&adults=0')
  await screen.findByText('Udtjekning skal ligge efter indtjekning.', { exact: false })
  await screen.findByText('Der skal være mindst 1 gæst', { exact: false })
  expect(await screen.findAllByRole('button', { name: '1 gæst' })).not.toHaveLength(0)
  await open('checkIn=2031-06-13&checkOut=2031-06-16&adults=2')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Om dit link')).not.toBeInTheDocument()
})
