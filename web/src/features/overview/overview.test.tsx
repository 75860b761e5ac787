import { expect, test } from 'vitest'
import { aHost, anOverview, hostAnswers, openApp, refuse, screen, within } from '../../../test/kit.ts'

test('the overview shows six figures, where they lead, and the months as a table', async () => {
  const { months } = anOverview()
  const overview = anOverview({
    ...{ pendingRequestsCount: 2, upcomingReservationsCount: 5, unreadThreadsCount: 3, monthRevenue: 12_345 },
    ...{ occupancyPctMonth: 61, avgRating: 4.7, reviewCount: 12 },
    months: months.map((month, at) => ({
      ...month,
      revenue: 1_000 * at,
      occupancyPct: 50 + at,
      bookedNights: 10 + at,
    })),
  })
  await openApp({
    path: '/host/dashboard',
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/host/overview': overview },
  })
  const shown = (name: string): HTMLElement => screen.getByTestId(`tile-${name}`)
  await screen.findByTestId('tile-revenue')
  for (const [name, figure] of [
    ['revenue', '12.345'],
    ['occupancy', '61 %'],
    ['rating', '4,7'],
    ['upcoming', '5'],
    ['pending', '2'],
    ['unread', '3'],
  ] as const)
    expect(shown(name)).toHaveTextContent(figure)
  for (const [name, path] of [
    ['pending', '/host/dashboard/requests'],
    ['upcoming', '/host/dashboard/reservations'],
    ['unread', '/host/dashboard/messages'],
  ] as const)
    expect(within(shown(name)).getByRole('link')).toHaveAttribute('href', path)
  for (const name of ['revenue', 'occupancy', 'rating'])
    expect(within(shown(name)).queryByRole('link')).not.toBeInTheDocument()
  const shortcuts = within(screen.getByRole('navigation', { name: 'Genveje' })).getAllByRole('link')
  expect(shortcuts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Svar på forespørgsler', '/host/dashboard/requests'],
    ['Læs beskeder', '/host/dashboard/messages'],
    ['Åbn kalenderen', '/host/dashboard/calendar'],
  ])
  expect(screen.getByRole('link', { name: 'Opret ny bolig' })).toHaveAttribute('href', '/host/create')
  const rows = screen.getByRole('table', { name: 'Tallene måned for måned' }).querySelectorAll('tbody tr')
  expect(rows).toHaveLength(12)
  // The newest month comes first.
  expect(rows[0]).toHaveTextContent('21 / 30')
  expect(rows[0]).toHaveTextContent('61 %')
})

test('an overview that cannot be fetched says so, and can be fetched again', async () => {
  const app = await openApp({
    path: '/host/dashboard',
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/host/overview': refuse('service.unavailable') },
  })
  await screen.findByText('Kunne ikke hente dashboard data')
  app.answer('GET /api/host/overview', anOverview())
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  expect(await screen.findByTestId('tile-rating')).toHaveTextContent('Ingen anmeldelser endnu')
})
