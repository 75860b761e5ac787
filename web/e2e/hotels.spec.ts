import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Hotel = z.object({
  ...{ id: z.string(), name: z.string(), city: z.string(), stars: z.int() },
  ...{ minPrice: z.number(), rating: z.number().nullable() },
})
const Found = z.object({ items: z.array(Hotel), total: z.int() })

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

test('hotels’ pages are accessible on phones, tablets and desktops, and a hotel has one large picture beside two', async ({
  visitor,
}) => {
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
  await expect(page.getByRole('region', { name: 'Om hotellet' })).toContainText('Et rødt murstenshotel på kajen')
  const gallery = page.getByRole('region', { name: 'Billeder', exact: true })
  await expect(gallery.getByRole('img')).toHaveCount(3)
  const [large, second, third] = await gallery.getByRole('img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return { width: Math.round(width), height: Math.round(height) }
    }),
  )
  expect(large?.width).toBeGreaterThan(1.5 * (second?.width ?? Number.POSITIVE_INFINITY))
  expect(second).toEqual(third)
})
