import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { dayOf, stayFromToday, today } from './stay.ts'
import { expect, test } from './test.ts'

const Hotel = z.object({
  ...{ id: z.string(), name: z.string(), city: z.string(), stars: z.int() },
  ...{ minPrice: z.number(), rating: z.number().nullable() },
})
const Found = z.object({ items: z.array(Hotel), total: z.int() })

test('the front page of hotels leads to the best rated ones, to four cities and to the search', async ({ visitor }) => {
  const { page, api } = await visitor()
  const { items } = Found.omit({ total: true }).parse(await api.get('/api/hotels?limit=6'))
  await page.goto('/hoteller')
  await expect(page).toHaveTitle('Hoteller i Norden – Nordbo')
  await expect(page.getByRole('search')).toBeVisible()
  const popular = page.getByRole('region', { name: 'Populære hoteller' })
  await expect(popular.getByTestId('hotel-card')).toHaveCount(items.length)
  for (const { id, name } of items)
    await expect(popular.getByRole('link', { name })).toHaveAttribute('href', `/hoteller/${id}`)
  await expect(popular.getByRole('link', { name: 'Se alle hoteller' })).toHaveAttribute('href', /^\/hoteller\/s/)
  const destinations = page.getByRole('region', { name: 'Populære destinationer' })
  const towns = ['København', 'Aarhus', 'Odense', 'Aalborg']
  await expect(destinations.getByRole('link')).toHaveText(towns)
  const addresses = await destinations
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')))
  expect(addresses).toEqual(towns.map((town) => `/hoteller/søg?city=${town}`))
  await expect(
    page.getByRole('region', { name: 'Derfor hoteller på Nordbo' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3)
  // The section of the main navigation is hotels here, and homes elsewhere.
  const navigation = page.getByRole('navigation', { name: 'Hovednavigation' })
  const hotels = navigation.getByRole('link', { name: 'Hoteller' })
  const homes = navigation.getByRole('link', { name: 'Boliger' })
  await expect(hotels).toHaveAttribute('href', '/hoteller')
  await expect(hotels).toHaveAttribute('aria-current', 'page')
  await expect(homes).not.toHaveAttribute('aria-current')
  await destinations.getByRole('link', { name: 'Aarhus' }).click()
  await expect(page).toHaveURL(/city=Aarhus/)
  await expect(page).toHaveTitle('Hoteller i Aarhus – Nordbo')
  await expect(hotels).toHaveAttribute('aria-current', 'true')
  await homes.click()
  await expect(homes).toHaveAttribute('aria-current', 'page')
  await page.goto('/hoteller')
  await page.getByRole('link', { name: 'Bliv hotelpartner' }).click()
  await expect(page).toHaveURL(/\/hoteller\/partner$/)
  await expect(page.getByRole('heading', { level: 1, name: 'For hoteller' })).toBeVisible()
  await expect(hotels).toHaveAttribute('aria-current', 'true')
  await page.goto(`/hoteller/${items[0]?.id}`)
  await expect(hotels).toHaveAttribute('aria-current', 'true')
  await page.goto('/about')
  await expect(homes).toHaveAttribute('aria-current', 'true')
  await expect(hotels).not.toHaveAttribute('aria-current')
})

test('the pictures of hotels rotate every six seconds until somebody stops them', async ({ visitor }) => {
  const { page } = await visitor({ reducedMotion: 'no-preference' })
  const began = new Date()
  await page.clock.install({ time: began })
  await page.goto('/hoteller')
  const shown = page.getByRole('region', { name: 'Billeder af hoteller' }).getByRole('img')
  await expect(shown).toHaveCount(1)
  const sources: (string | null)[] = [await shown.getAttribute('src')]
  await page.clock.pauseAt(new Date(began.getTime() + 600_000))
  for (let turn = 0; turn < 5; turn++) {
    const before = (await shown.getAttribute('src')) ?? ''
    await page.clock.fastForward(5_900)
    await expect(shown).toHaveAttribute('src', before)
    await page.clock.fastForward(100)
    await expect(shown).not.toHaveAttribute('src', before)
    sources.push(await shown.getAttribute('src'))
  }
  expect(new Set(sources).size).toBe(5)
  await page.getByRole('button', { name: 'Stop billedskift' }).click()
  const last = (await shown.getAttribute('src')) ?? ''
  await page.clock.fastForward(20_000)
  await expect(shown).toHaveAttribute('src', last)
})

test('the search for hotels filters by stars, price, facilities and rooms, and says that dates leave none out', async ({
  visitor,
}) => {
  const { page, api } = await visitor()
  const total = async (query: string) => Found.parse(await api.get(`/api/hotels/search?${query}`)).total
  const heading = page.getByRole('heading', { level: 1 })
  const expectTotal = async (query: string): Promise<void> => {
    const count = await total(query)
    await expect(heading).toHaveText(count === 1 ? '1 hotel fundet' : `${count} hoteller fundet`)
    await expect(page.getByTestId('hotel-card')).toHaveCount(Math.min(count, 24))
  }
  const { checkIn, checkOut } = stayFromToday(40, 2)
  await page.goto(`/hoteller/søg?place=Danmark&checkin=${checkIn}&checkout=${checkOut}&guests=2`)
  await expectTotal('place=Danmark&guests=2')
  await expect(page.getByText('Datoerne er gemt, men udelader ingen hoteller')).toBeVisible()
  const filters = page.getByRole('complementary', { name: 'Filtre' })
  await expect(filters.getByRole('group', { name: 'Stjerner' }).locator('label')).toHaveText([
    '5 stjerner',
    '4 stjerner',
    '3 stjerner',
    '2 stjerner',
    '1 stjerne',
  ])
  await filters.getByText('4 stjerner').click()
  await expectTotal('place=Danmark&guests=2&stars=4')
  await filters.getByText('Havudsigt').click()
  await expectTotal('place=Danmark&guests=2&stars=4&amenities=seaView')
  const fewer = filters.getByRole('button', { name: 'Færre: Antal værelser' })
  await expect(fewer).toBeDisabled()
  await filters.getByRole('button', { name: 'Flere: Antal værelser' }).click()
  await expect(fewer).toBeEnabled()
  await expect(page).toHaveURL(/rooms=2/)
  // 5,000 DKK stands for any price.
  const highest = filters.getByRole('slider', { name: 'Højeste pris' })
  await expect(highest).toHaveAttribute('aria-valuemax', '5000')
  await expect(highest).toHaveAttribute('aria-valuenow', '5000')
  const lowest = filters.getByRole('slider', { name: 'Laveste pris' })
  await expect(lowest).toHaveAttribute('aria-valuemin', '0')
  await expect(lowest).toHaveAttribute('aria-valuenow', '0')
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL(/minPrice=100(&|$)/)
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL(/maxPrice=4900/)
  await page.getByRole('combobox', { name: 'Sortér' }).selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  const cheapest = Found.parse(
    await api.get(
      '/api/hotels/search?place=Danmark&guests=2&rooms=2&stars=4&amenities=seaView&minPrice=100&maxPrice=4900&sort=price',
    ),
  )
  await expect(page.getByTestId('hotel-card').getByRole('heading')).toHaveText(cheapest.items.map(({ name }) => name))
  // What hotels usually have, one at a time.
  await page.goto('/hoteller/søg?place=Danmark')
  const all = await total('place=Danmark')
  for (const [name, amenity] of [
    ['Wi-fi', 'wifi'],
    ['Parkering', 'parking'],
    ['Restaurant', 'restaurant'],
  ] as const) {
    const choice = filters.getByRole('checkbox', { name, exact: true })
    await expect(choice).toBeEnabled()
    await choice.click()
    await expect(page).toHaveURL(new RegExp(`amenities=${amenity}$`))
    await expectTotal(`place=Danmark&amenities=${amenity}`)
    if (amenity !== 'wifi') expect(await total(`place=Danmark&amenities=${amenity}`)).toBeLessThan(all)
    await choice.click()
    await expectTotal('place=Danmark')
  }
  await page.goto('/hoteller/søg?place=Atlantis')
  await expect(page.getByRole('heading', { name: 'Ingen hoteller fundet' })).toBeVisible()
  await page.getByRole('link', { name: 'Ryd søgningen' }).click()
  await expectTotal('')
})

test('the calendar of hotels offers no day of the past, and no check-out before the check-in', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/hoteller')
  await page.getByRole('button', { name: /^Hvornår/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  const days = calendar.locator('[data-day]:not([data-outside])')
  await expect(days.first()).toBeVisible()
  const past = await days.evaluateAll(
    (all, from) =>
      all
        .filter((day) => (day.getAttribute('data-day') ?? '') < from)
        .map((day) => day.querySelector('button')?.disabled ?? true),
    today(),
  )
  expect(past).toEqual(Array(Number(today().slice(-2)) - 1).fill(true))
  // Nor can the month before be turned to.
  await expect(calendar.getByRole('navigation').getByRole('button').first()).toHaveAttribute('aria-disabled', 'true')
  const [early, late] = [addDays(today(), 3), addDays(today(), 6)]
  await dayOf(calendar, late).click()
  await dayOf(calendar, early).click()
  await dayOf(calendar, late).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${early}&checkOut=${late}`))
})

test('hotels stand on the map beside the list, and a moved map is searched', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/hoteller/søg?place=Aarhus&view=map')
  const map = page.getByRole('region', { name: 'Kort med hoteller' })
  const pin = map.getByTestId('hotel-pin').first()
  await expect(pin).toBeVisible()
  await map.getByRole('button', { name: 'Zoom ud' }).click()
  await map.getByRole('button', { name: 'Søg i dette område' }).click()
  await expect(page).toHaveURL(/bbox=/)
  await expect(page.getByText('på kortet', { exact: true })).toBeVisible()
  await pin.click()
  await expect(page).toHaveURL(/\/hoteller\/[0-9a-f-]{36}$/)
})

test('a hotel’s page shows what it is and offers, and says that it cannot be booked yet', async ({
  visitor,
  watch,
}) => {
  const { page, api } = await visitor()
  const [hotel] = Found.parse(await api.get('/api/hotels/search?place=Svendborg')).items
  await page.goto('/hoteller/søg?place=Svendborg')
  await page.getByRole('link', { name: 'Hotel Havnen' }).click()
  await expect(page).toHaveURL(`/hoteller/${hotel?.id}`)
  await expect(page).toHaveTitle('Hotel Havnen – Nordbo')
  const trail = page.getByRole('navigation', { name: 'Brødkrumme' })
  await expect(trail.getByRole('link')).toHaveText(['Hoteller', 'Svendborg'])
  await expect(trail.getByRole('link', { name: 'Hoteller' })).toHaveAttribute('href', '/hoteller')
  await expect(trail.getByRole('link', { name: 'Svendborg' })).toHaveAttribute(
    'href',
    /^\/hoteller\/s(ø|%C3%B8)g\?city=Svendborg$/,
  )
  await expect(trail.getByRole('listitem').last()).toHaveText('Hotel Havnen')
  await expect(trail.locator('[aria-current=page]')).toHaveText('Hotel Havnen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Havnen')
  const rating = new Intl.NumberFormat('da', { minimumFractionDigits: 1 }).format(hotel?.rating ?? 0)
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText(rating, { exact: true })).toBeVisible()
  await expect(page.getByText('4 stjerner')).toBeVisible()
  await expect(page.getByText('Jessens Mole 14, 5700 Svendborg')).toBeVisible()
  await expect(page.getByText('(412 anmeldelser)')).toBeVisible()
  const gallery = page.getByRole('region', { name: 'Billeder', exact: true })
  await expect(gallery.getByRole('img')).toHaveCount(3)
  const boxes = await gallery.getByRole('img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return { width: Math.round(width), height: Math.round(height) }
    }),
  )
  const [large, second, third] = boxes
  expect(large?.width).toBeGreaterThan(1.5 * (second?.width ?? Number.POSITIVE_INFINITY))
  expect(second).toEqual(third)
  await expect(page.getByRole('region', { name: 'Om hotellet' })).toContainText('Et rødt murstenshotel på kajen')
  await expect(page.getByRole('region', { name: 'Faciliteter' }).getByRole('listitem')).toHaveCount(6)
  const booking = page.getByRole('region', { name: 'Booking kommer snart' })
  await expect(booking.getByText('Kommer snart', { exact: true })).toBeVisible()
  await expect(booking.getByRole('button', { name: 'Kontakt hotellet' })).toBeDisabled()
  await booking.getByRole('button', { name: 'Tilbage til søgning' }).click()
  await expect(page).toHaveURL(/\?place=Svendborg$/)
  watch.expectRefusal(404, /^\/(api\/hotels|hoteller)\/0/)
  await page.goto('/hoteller/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Hotel ikke fundet' })).toBeVisible()
})

test('the server writes a hotel’s page with its texts, structured data and first screen', async ({ visitor }) => {
  const { page, api } = await visitor()
  const [hotel] = Found.parse(await api.get('/api/hotels/search?place=Svendborg')).items
  const answer = await page.request.get(`/hoteller/${hotel?.id}?lang=en`)
  const html = await answer.text()
  expect(html).toContain('<title>Hotel Havnen – Nordbo</title>')
  expect(html).toContain('A red-brick hotel on the quay')
  expect(html).toContain('data-first-screen')
  const Data = z.object({
    '@type': z.string(),
    name: z.string().optional(),
    itemListElement: z.array(z.unknown()).optional(),
  })
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    Data.parse(JSON.parse(json)),
  )
  expect(data.map((each) => each['@type'])).toEqual(['Hotel', 'BreadcrumbList'])
  expect(data[0]?.name).toBe('Hotel Havnen')
  expect(data[1]?.itemListElement).toHaveLength(3)
  const list = await (await page.request.get('/hoteller/søg?city=Svendborg')).text()
  expect(list).toContain('<title>Hoteller i Svendborg – Nordbo</title>')
  expect(list).toContain('place=Svendborg')
  const maps = await (await page.request.get('/sitemap.xml')).text()
  const address = /http[^<]*sitemaps\/hotels\/[^<]*\.xml/.exec(maps)?.[0] ?? ''
  expect(await (await page.request.get(address)).text()).toContain(`/hoteller/${hotel?.id}`)
})

test('hotels’ pages are accessible on phones, tablets and desktops', async ({ visitor }) => {
  const { page, api } = await visitor()
  const [hotel] = Found.parse(await api.get('/api/hotels/search?place=Svendborg')).items
  for (const path of ['/hoteller', '/hoteller/søg', `/hoteller/${hotel?.id}`])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Kommer snart').first()).toBeVisible()
      await expectAccessible(page, `${path} at ${width} px`)
    }
})

test('the search for hotels suggests places and hotels by name, and neither homes nor how many there are', async ({
  visitor,
}) => {
  const { page, api } = await visitor()
  await page.goto('/hoteller')
  await page.getByRole('combobox', { name: 'Hvor' }).fill('Skagen')
  const list = page.getByRole('listbox', { name: 'Forslag' })
  await expect(list.getByRole('group', { name: 'Steder' }).getByRole('option', { name: /^Skagen/ })).toBeVisible()
  await expect(list.getByRole('group', { name: 'Boliger' })).toHaveCount(0)
  await expect(list.getByText(/bolig/i)).toHaveCount(0)
  const [hotel] = Found.parse(await api.get('/api/hotels/search?place=Svendborg')).items
  if (!hotel) throw new Error('no hotel')
  await page.getByRole('combobox', { name: 'Hvor' }).fill(hotel.name.slice(0, -2))
  const option = list.getByRole('group', { name: 'Hoteller' }).getByRole('option', { name: hotel.name })
  await expect(option).toContainText(hotel.city)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: hotel.name })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/hoteller/${hotel.id}`)

  await page.goto('/hoteller')
  await page.getByRole('combobox', { name: 'Hvor' }).fill(hotel.name.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page, 'a whole name leads to its page, also unpicked').toHaveURL(`/hoteller/${hotel.id}`)
})
