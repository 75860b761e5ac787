import { expect, test } from 'vitest'
import {
  type Answers,
  aHotel,
  frontPageAnswers,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const hotel = aHotel()
const { address, description, ...card } = hotel
const answers: Answers = {
  ...frontPageAnswers(),
  'GET /api/hotels': { items: [card] },
  'GET /api/hotels/search': { place: 'Svendborg', items: [card], total: 1, totalCapped: false, nextCursor: null },
  'GET /api/hotels/{id}': hotel,
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a hotel’s page shows what it is and offers, and says that it cannot be booked yet', async () => {
  const app = await openApp({ path: '/hoteller/søg?place=Svendborg', answers })
  await app.user.click(await screen.findByText('Hotel Havnen'))
  await waitFor(() => expect(app.address()).toBe(`/hoteller/${hotel.id}`))
  await screen.findByText('Hotel Havnen', { selector: 'h1' })
  expect(document.title).toBe('Hotel Havnen – Nordbo')
  const trail = within(screen.getByLabelText('Brødkrumme'))
  const links = trail.getAllByRole('link').map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])
  expect(links).toEqual([
    ['Hoteller', '/hoteller'],
    ['Svendborg', '/hoteller/søg?city=Svendborg'],
  ])
  expect(trail.getAllByRole('listitem').at(-1)).toHaveTextContent('Hotel Havnen')
  expect(trail.getByText('Hotel Havnen')).toHaveAttribute('aria-current', 'page')
  expect(
    within(screen.getByText('Hotel Havnen', { selector: 'h1' }).parentElement ?? document.body).getByText('4,4'),
  ).toBeVisible()
  for (const words of ['4 stjerner', 'Jessens Mole 14, 5700 Svendborg', '(412 anmeldelser)'])
    expect(screen.getByText(words)).toBeVisible()
  expect((await region('Billeder')).getAllByRole('img')).toHaveLength(3)
  expect((await region('Om hotellet')).getByText('Et rødt murstenshotel på kajen.')).toBeVisible()
  expect((await region('Faciliteter')).getAllByRole('listitem')).toHaveLength(6)
  const booking = await region('Booking kommer snart')
  expect(booking.getByText('Kommer snart')).toBeVisible()
  expect(booking.getByText('Kontakt hotellet').closest('button')).toBeDisabled()
  await app.user.click(booking.getByText('Tilbage til søgning'))
  await waitFor(() => expect(app.address()).toMatch(/\?place=Svendborg$/))
})

test('the address of a hotel that is not there says so', async () => {
  await openApp({ path: `/hoteller/${newId()}`, answers: { 'GET /api/hotels/{id}': refuse('hotel.notFound') } })
  await screen.findByText('Hotel ikke fundet', { selector: 'h2, h1' })
})

test('the search for hotels suggests places and hotels by name, and neither homes nor how many there are', async () => {
  const point = { lat: 57.72, lng: 10.58 }
  const skagen = {
    ...{ kind: 'city' as const, name: 'Skagen', region: null, country: 'DK' as const, point, homes: 14 },
    bbox: { west: 10.5, south: 57.7, east: 10.6, north: 57.8 },
  }
  const { id, name, city, country } = hotel
  const app = await openApp({
    path: '/hoteller',
    answers: {
      ...answers,
      'GET /api/hotels/suggestions': ({ query }) =>
        /^ska/i.test(query.q ?? '')
          ? { places: [skagen], hotels: [] }
          : { places: [], hotels: [{ id, name, city, country }] },
    },
  })
  const field = async () => screen.findByRole('combobox', { name: 'Hvor' })
  await app.user.type(await field(), 'Skagen')
  const list = within(await screen.findByRole('listbox', { name: 'Forslag' }))
  expect(await list.findByText('Skagen')).toBeVisible()
  expect(list.getByText('Steder')).toBeVisible()
  expect(list.queryByText(/bolig/i)).not.toBeInTheDocument()
  await app.user.clear(await field())
  await app.user.type(await field(), name.slice(0, -2))
  const group = within(await list.findByRole('group', { name: 'Hoteller' }))
  const option = group.getByRole('option')
  expect(option).toHaveTextContent(name)
  expect(option).toHaveTextContent(city)
  await app.user.keyboard('{ArrowDown}')
  expect(group.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await app.user.keyboard('{Enter}')
  await screen.findByText(name, { selector: 'h1' })
  expect(app.address()).toBe(`/hoteller/${id}`)
})

test('a whole name of a hotel leads to its page, also unpicked', async () => {
  const { id, name, city, country } = hotel
  const app = await openApp({
    path: '/hoteller',
    answers: {
      ...answers,
      'GET /api/hotels/suggestions': { places: [], hotels: [{ id, name, city, country }] },
    },
  })
  await app.user.type(await screen.findByRole('combobox', { name: 'Hvor' }), `${name.toLowerCase()}{Enter}`)
  await waitFor(() => expect(app.address()).toBe(`/hoteller/${id}`))
})
