import { addDays } from '@nordbo/contracts'
import { expect, test, vi } from 'vitest'
import {
  aHotel,
  aHotelCard,
  aPhoto,
  aWrittenPage,
  frontPageAnswers,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const found = (items = [aHotelCard()]) => ({
  place: null,
  items,
  total: items.length,
  totalCapped: false,
  nextCursor: null,
})
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const decoded = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href') ?? '')

test('the front page of hotels leads to the best rated ones, to four cities and to the search', async () => {
  const hotels = Array.from({ length: 6 }, (_, at) =>
    aHotelCard({ name: `Hotel nummer ${at}`, photos: [aPhoto(at + 1)] }),
  )
  const app = await openApp({
    path: '/hoteller',
    answers: { ...frontPageAnswers(), 'GET /api/hotels': { items: hotels }, 'GET /api/hotels/search': found() },
  })
  const popular = await region('Populære hoteller')
  await popular.findByText('Hotel nummer 0')
  expect(document.title).toBe('Hoteller i Norden – Nordbo')
  await waitFor(() => expect(document.querySelector('main search')).toBeVisible())
  expect(popular.getAllByTestId('hotel-card')).toHaveLength(6)
  for (const { id, name } of hotels)
    expect(popular.getByText(name).closest('a')).toHaveAttribute('href', `/hoteller/${id}`)
  expect(decoded(popular.getByText('Se alle hoteller'))).toBe('/hoteller/søg')
  const destinations = await region('Populære destinationer')
  const towns = ['København', 'Aarhus', 'Odense', 'Aalborg']
  const links = destinations.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(towns)
  expect(links.map(decoded)).toEqual(towns.map((town) => `/hoteller/søg?city=${town}`))
  expect((await region('Derfor hoteller på Nordbo')).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await app.user.click(destinations.getByText('Aarhus'))
  await waitFor(() => expect(app.address()).toMatch(/city=Aarhus/))
  await waitFor(() => expect(document.title).toBe('Hoteller i Aarhus – Nordbo'))
})

test('the section of the main navigation is hotels on their pages, and homes elsewhere', async () => {
  const hotel = aHotel()
  const app = await openApp({
    path: '/hoteller',
    answers: {
      ...frontPageAnswers(),
      'GET /api/hotels/search': found(),
      'GET /api/hotels/{id}': hotel,
      'GET /api/pages/{slug}': aWrittenPage('partner'),
    },
  })
  const sections = async () => {
    const navigation = within(await screen.findByLabelText('Hovednavigation'))
    return { hotels: navigation.getByText('Hoteller'), homes: navigation.getByText('Boliger') }
  }
  const { hotels, homes } = await sections()
  expect(hotels).toHaveAttribute('href', '/hoteller')
  expect(hotels).toHaveAttribute('aria-current', 'page')
  expect(homes).not.toHaveAttribute('aria-current')
  await app.user.click(await screen.findByText('Bliv hotelpartner'))
  await waitFor(() => expect(app.address()).toBe('/hoteller/partner'))
  await screen.findByText('For hoteller', { selector: 'h1' })
  const parts = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  expect(parts).toEqual([
    'Sikker betaling',
    'Synlighed',
    'Et sted at styre det',
    'Bliv hotelpartner',
    'Onboarding kommer snart',
  ])
  expect(hotels).toHaveAttribute('aria-current', 'true')
  await app.user.click(homes)
  await waitFor(() => expect(homes).toHaveAttribute('aria-current', 'page'))
  for (const path of ['/hoteller/søg?city=Aarhus', `/hoteller/${hotel.id}`]) {
    await openApp({
      path,
      answers: { ...frontPageAnswers(), 'GET /api/hotels/search': found(), 'GET /api/hotels/{id}': hotel },
    })
    expect((await sections()).hotels).toHaveAttribute('aria-current', 'true')
  }
  await openApp({ path: '/about', answers: { 'GET /api/pages/{slug}': aWrittenPage('about') } })
  const there = await sections()
  expect(there.homes).toHaveAttribute('aria-current', 'true')
  expect(there.hotels).not.toHaveAttribute('aria-current')
})

test('the pictures of hotels rotate every six seconds until somebody stops them', async () => {
  const hotels = Array.from({ length: 6 }, (_, at) => aHotelCard({ photos: [aPhoto(at + 1)] }))
  const app = await openApp({
    path: '/hoteller',
    answers: { ...frontPageAnswers(), 'GET /api/hotels': { items: hotels } },
  })
  const pictures = await region('Billeder af hoteller')
  const stop = await screen.findByLabelText('Stop billedskift')
  const shown = () => pictures.getAllByRole('img')[0]?.getAttribute('src') ?? ''
  expect(pictures.getAllByRole('img')).toHaveLength(1)
  // Starts the pause of this picture anew, on a clock of the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await app.user.click(stop)
  await app.user.click(screen.getByLabelText('Start billedskift'))
  const sources = [shown()]
  for (let turn = 0; turn < 5; turn++) {
    await vi.advanceTimersByTimeAsync(5_900)
    expect(shown()).toBe(sources.at(-1))
    await vi.advanceTimersByTimeAsync(100)
    await waitFor(() => expect(shown()).not.toBe(sources.at(-1)))
    sources.push(shown())
  }
  // After the fifth comes the first again.
  expect(new Set(sources).size).toBe(5)
  expect(sources.at(-1)).toBe(sources[0])
  await app.user.click(screen.getByLabelText('Stop billedskift'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shown()).toBe(sources.at(-1))
})

test('the calendar of hotels offers no day of the past, and no check-out before the check-in', async () => {
  const app = await openApp({
    path: '/hoteller',
    answers: { ...frontPageAnswers(), 'GET /api/hotels/search': found() },
  })
  const today = '2031-05-14'
  await app.user.click(await screen.findByText(/^Hvornår/))
  const calendar = await screen.findByRole('dialog', { name: 'Kalender' })
  await waitFor(() => expect(calendar.querySelector('[data-day]')).toBeInTheDocument())
  const days = [...calendar.querySelectorAll('[data-day]:not([data-outside])')]
  const past = days
    .filter((day) => (day.getAttribute('data-day') ?? '') < today)
    .map((day) => day.querySelector('button')?.disabled ?? true)
  expect(past).toEqual(Array(13).fill(true))
  // Nor can the month before be turned to.
  const [before] = within(within(calendar).getByRole('navigation')).getAllByRole('button')
  expect(before).toHaveAttribute('aria-disabled', 'true')
  const [early, late] = [addDays(today, 3), addDays(today, 6)]
  for (const date of [late, early, late]) {
    const day = calendar.querySelector(`[data-day="${date}"]:not([data-outside]) button`)
    if (day) await app.user.click(day)
  }
  await app.user.keyboard('{Escape}')
  await app.user.click(screen.getByRole('button', { name: 'Søg' }))
  await waitFor(() => expect(app.address()).toContain(`checkIn=${early}&checkOut=${late}`))
})
