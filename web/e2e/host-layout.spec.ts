import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const entries = [
  ['Oversigt', '/host/dashboard'],
  ['Forespørgsler', '/host/dashboard/requests'],
  ['Reservationer', '/host/dashboard/reservations'],
  ['Kalender & Priser', '/host/dashboard/calendar'],
  ['Beskeder', '/host/dashboard/messages'],
  ['Mine Opslag', '/host/dashboard/listings'],
  ['Udbetalinger', '/host/dashboard/payouts'],
  ['Indstillinger', '/host/dashboard/settings'],
  ['Hjælp', '/help'],
  ['Tilbage til forside', '/'],
] as const

test('the host’s menu lists every page in order and says which one is open', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/host')
  await expect(page).toHaveURL(/\/host\/dashboard$/)
  const menu = page.getByRole('navigation', { name: 'Værts Dashboard' })
  await expect(menu.getByRole('link')).toHaveText(entries.map(([name]) => name))
  for (const [name, path] of entries)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(menu.getByRole('link', { name: 'Oversigt' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Beskeder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beskeder' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingen beskeder endnu' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Oversigt' })).not.toHaveAttribute('aria-current')
  await expectAccessibleInAnyLight(page, '/host/dashboard/messages')
  await menu.getByRole('link', { name: 'Kalender & Priser' }).click()
  await expect(page.getByText('Ingen aktive boliger')).toBeVisible()
  await expectAccessible(page, 'a calendar without homes')
  await menu.getByRole('link', { name: 'Hjælp' }).click()
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Hjælpecenter' })).toBeVisible()
})

test('from 768 px on the menu is at the side, below it is a bar with the rest behind Mere', async ({ member }) => {
  const { page } = await member('host', { viewport: { width: 768, height: 900 } })
  await page.goto('/host/dashboard/requests')
  const menu = page.getByRole('navigation', { name: 'Værts Dashboard' })
  await expect(menu.getByRole('link')).toHaveCount(entries.length)
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(menu.getByRole('link')).toHaveText(['Oversigt', 'Forespørgsler', 'Kalender', 'Beskeder'])
  await expect(page.getByRole('navigation', { name: 'Navigation nederst' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await menu.getByRole('button', { name: 'Mere' }).click()
  const sheet = page.getByRole('dialog', { name: 'Værts Dashboard' })
  await expect(sheet.getByRole('link')).toHaveText([
    ...['Reservationer', 'Mine Opslag', 'Udbetalinger', 'Indstillinger', 'Hjælp', 'Tilbage til forside'],
  ])
  await expectAccessibleInAnyLight(page, 'the sheet of the host’s menu')
  await sheet.getByRole('link', { name: 'Udbetalinger' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Udbetalinger' })).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('the red badge counts pending requests and follows them live', async ({ member, person, home }) => {
  const host = await member('host')
  const guest = await person()
  const { id } = await home({ mode: 'request', host: host.login })
  const { page } = host
  await page.goto('/host/dashboard')
  const link = page.getByRole('link', { name: /^Forespørgsler/ })
  await expect(page.getByTestId('tile-pending')).toContainText('0')
  await expect(link.getByTestId('badge')).toHaveCount(0)
  const { checkIn, checkOut } = stayFromToday(40)
  await guest.api.post('/api/bookings', {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  await expect(link.getByTestId('badge')).toHaveText('1, 1 ventende forespørgsel')
  const [red = 0, green = 0, blue = 0] = await link
    .getByTestId('badge')
    .evaluate((badge) => getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
  expect(red, 'the badge is red').toBeGreaterThan(2 * Math.max(green, blue))
  await expect(page.getByTestId('tile-pending')).toContainText('1')
  await link.click()
  await page.getByRole('button', { name: 'Godkend' }).click()
  await expect(link.getByTestId('badge')).toHaveCount(0)
  // Somebody who has a home finds the button for a new one on the front page.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Opret bolig' }), 'it floats').toHaveCSS('position', 'fixed')
})

test('guests load no code and ask for no data of hosts’ pages', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', `/listing/${id}`, '/trips']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => /host|own-listings|overview|create-button/.test(path))).toEqual([])
})
