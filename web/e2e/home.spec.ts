import { z } from 'zod'
import { expect, test } from './test.ts'

const Homes = z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), subcategory: z.string() })) })
const Figures = z.object({ homes: z.number(), hosts: z.number(), rating: z.number(), reviews: z.number() })

test('the front page shows the newest homes, announced hotels, counted figures and links', async ({ visitor }) => {
  const { page } = await visitor()
  // The figures of this very response, because other tests create homes all the time.
  const figuresResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/figures')
  await page.goto('/')
  await expect(page).toHaveTitle('Hjem i Norden – Nordbo')
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Søg efter boliger' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/search?type=home',
  )
  const popular = page.getByRole('region', { name: 'Populære boliger' })
  await expect(popular.getByTestId('listing-card')).toHaveCount(6)
  await expect(popular.getByRole('link', { name: 'Se alle' })).toHaveAttribute('href', '/search')

  const hotels = page.getByRole('region', { name: 'Udforsk nordiske hoteller' })
  await expect(hotels.getByTestId('hotel-card')).toHaveCount(3)
  await expect(hotels.getByText('Kommer snart')).toHaveCount(3)
  await expect(hotels.getByRole('link', { name: 'Se alle hoteller' })).toHaveAttribute('href', '/hoteller')
  for (const hotel of await hotels.getByTestId('hotel-card').all()) {
    await expect(hotel.getByRole('link')).toHaveAttribute('href', /^\/hoteller\/[0-9a-f-]{36}$/)
    await expect(hotel).toContainText(/[1-5] stjerner?/)
    await expect(hotel).toContainText(/\d,\d/)
  }
  const trust = page.getByRole('region', { name: 'Hvad du kan regne med' })
  await expect(trust.getByRole('heading', { level: 3 })).toHaveCount(3)

  const { homes, hosts, rating, reviews } = Figures.parse(await (await figuresResponse).json())
  await expect(page.getByTestId('figures').locator('dd')).toHaveText([
    String(homes),
    String(hosts),
    String(rating).replace('.', ','),
  ])
  await expect(page.getByTestId('figures')).toContainText(`af 5 ud fra ${reviews} anmeldelser`)
  await expect(page.getByRole('link', { name: 'Kom i gang som vært' })).toHaveAttribute('href', '/bliv-vaert')
  await expect(page.getByRole('link', { name: 'Se boliger' })).toHaveAttribute('href', '/search')
})

test('the pictures rotate every five seconds until somebody stops them', async ({ visitor }) => {
  const { page } = await visitor({ reducedMotion: 'no-preference' })
  const began = new Date()
  await page.clock.install({ time: began })
  await page.goto('/')
  const picture = (name: RegExp) => page.getByRole('img', { name })
  const [first, second, third] = [picture(/Røde hytter/), picture(/Stråtækt/), picture(/A-hus/)] as const
  await expect(first).toBeVisible()
  // From here on the test controls the time.
  await page.clock.pauseAt(new Date(began.getTime() + 600_000))
  await expect(second).toBeVisible()
  await page.clock.fastForward(4900)
  await expect(second).toBeVisible()
  await page.clock.fastForward(100)
  await expect(third).toBeVisible()
  await page.getByRole('button', { name: 'Stop billedskift' }).click()
  await page.clock.fastForward(20_000)
  await expect(third).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start billedskift' })).toBeVisible()
})

test('the pictures do not rotate with reduced motion', async ({ visitor }) => {
  const { page } = await visitor({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('img', { name: /Røde hytter/ })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('img', { name: /Røde hytter/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop billedskift' })).toHaveCount(0)
})

test('the address stores the category, the list follows it, and an event refetches it', async ({ visitor }) => {
  const { page, api } = await visitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const villas = Homes.parse(await api.get('/api/listings?type=villa&sort=newest&limit=6')).items
  await page.goto('/')
  const cards = page.getByTestId('listing-card')
  await expect(cards).toHaveCount(6)
  await page.getByRole('link', { name: 'Villaer', exact: true }).tap()
  await expect(page).toHaveURL(/\/\?category=villaer$/)
  await expect(cards.locator('h3')).toHaveText(villas.map(({ title }) => title))
  await expect(page.getByRole('link', { name: 'Se alle', exact: true })).toHaveAttribute(
    'href',
    '/search?category=villaer',
  )
  const again = page.waitForRequest(/\/api\/listings\?.*category=villaer/)
  await page.evaluate(() => window.dispatchEvent(new Event('nordbo:filters-changed')))
  await again
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(cards).toHaveCount(6)
})
