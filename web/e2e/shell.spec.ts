import type { Page } from '@playwright/test'
import { stayIn } from './stay.ts'
import { expect, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('the top bar leads to homes and announces what is to come', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  const bar = page.getByRole('navigation', { name: 'Hovednavigation' })
  await expect(bar.getByRole('link', { name: 'Boliger' })).toHaveAttribute('aria-current', 'page')
  for (const name of ['Oplevelser', 'Tjenester']) {
    const entry = bar.getByRole('listitem').filter({ hasText: name })
    await expect(entry).toContainText('SNART')
    await expect(entry.getByText(name)).toHaveAttribute('aria-disabled', 'true')
    await expect(entry.getByRole('link')).toHaveCount(0)
  }
  await bar.getByRole('link', { name: 'Boliger' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the top bar stands out once the page is scrolled', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  const bar = page.locator('header[data-scrolled]')
  await expect(bar).toHaveAttribute('data-scrolled', 'false')
  await page.mouse.wheel(0, 400)
  await expect(bar).toHaveAttribute('data-scrolled', 'true')
})

test('on a phone the bottom bar of a stranger searches and opens the login dialog in place', async ({ visitor }) => {
  const { page } = await visitor(phone)
  await page.goto('/search')
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  await expect(bar.getByRole('link')).toHaveText(['Udforsk', 'Søg'])
  await bar.getByRole('button', { name: 'Log ind' }).tap()
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
})

test('on a phone the bottom bar of a guest leads to the trips, that of a host to the requests too', async ({
  member,
}) => {
  const { page } = await member('guest', phone)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  await expect(bar.getByRole('link')).toHaveText(['Udforsk', 'Søg', 'Rejser'])
  await bar.getByRole('link', { name: 'Rejser' }).tap()
  await expect(page).toHaveURL(/\/trips$/)
  const host = await member('host', phone)
  await host.page.goto('/')
  await expect(host.page.getByRole('navigation', { name: 'Genveje' }).getByRole('link')).toHaveText([
    'Udforsk',
    'Søg',
    'Rejser',
    'Forespørgsler',
  ])
})

test('on a phone the account menu holds what the top bar holds', async ({ visitor }) => {
  const { page } = await visitor(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Konto' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Boliger' })).toBeVisible()
  for (const name of ['Oplevelser', 'Tjenester']) {
    const entry = page.getByRole('menuitem', { name })
    await expect(entry).toBeDisabled()
    await expect(entry).toContainText('SNART')
  }
})

test('the account menu names a person’s own places in their order', async ({ member, visitor }) => {
  const menuOf = async (page: Page, name: string | RegExp): Promise<string[]> => {
    await page.goto('/')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    return page.getByRole('menuitem').filter({ visible: true }).allTextContents()
  }
  const stranger = await visitor()
  expect(await menuOf(stranger.page, 'Konto')).toEqual(['Log ind'])
  const guest = await member('guest')
  expect(await menuOf(guest.page, /^Konto: /)).toEqual(['Rejser', 'Bliv vært', 'Log ud'])
  const host = await member('host')
  expect(await menuOf(host.page, /^Konto: /)).toEqual(['Rejser', 'Host Dashboard', 'Log ud'])
})

test('a browser event opens the login dialog from any page', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/en-sti-der-ikke-findes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('nordbo:login')))
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
})

test('the interface speaks English when asked, remembers it, and comes back to Danish', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await page.getByRole('button', { name: 'Skift sprog til English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const english = await page.getByRole('heading', { level: 1 }).textContent()
  expect(english).not.toBe('Find hjem i Norden')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ?? '')
  await page.getByRole('button', { name: 'Dansk' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find hjem i Norden')
})

test('an unknown path says so and leads home', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/en/helt/anden/sti')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Til forsiden' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('the first Tab offers to skip to the content', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fundet')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Gå til indhold' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a closed dialog gives the focus back to what opened it', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const opener = page.getByRole('button', { name: 'Book nu' }).filter({ visible: true })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('no page scrolls sideways at 320 pixels', async ({ member, home, watch }) => {
  test.slow()
  watch.expectRefusal(404, /^\/api\//)
  const host = await member('host', { ...phone, viewport: { width: 320, height: 700 } })
  const guest = await member('guest', { ...phone, viewport: { width: 320, height: 700 } })
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut, query } = stayIn(30)
  const booked = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, message: 'Vi glæder os.' }
  const asked = await guest.api.post('/api/bookings', booked)
  expect(asked).toMatchObject({ status: 'pending_request' })
  const wide = async (page: Page, path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  for (const path of [
    '/',
    '/search?place=Skagen',
    `/search?${query}`,
    '/search?place=Atlantis',
    `/listing/${id}?${query}`,
    `/listing/${id}?${query}&book=1`,
    '/listing/00000000-0000-4000-8000-000000000000',
    '/trips',
    '/pay/00000000-0000-4000-8000-000000000000',
    '/findes-ikke',
  ])
    await wide(guest.page, path)
  await wide(host.page, '/host/dashboard/requests')
  await guest.context.clearCookies()
  await wide(guest.page, '/auth')
  await wide(guest.page, '/auth?mode=sign-up')
})
