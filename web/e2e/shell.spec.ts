import type { Page } from '@playwright/test'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday } from './stay.ts'
import { chooseLanguage } from './steps.ts'
import { expect, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('the top bar stands out after scrolling, Tab skips to the content, and the phone’s bar ends at 768 px', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fundet')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const bar = page.getByRole('navigation', { name: 'Hovednavigation' })
  const header = page.locator('header[data-scrolled]')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  // The page can be scrolled only once it has homes.
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 20))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20)
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => window.scrollTo(0, 21))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  // Further down the search replaces the links.
  await page.mouse.wheel(0, 400)
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, -400)
  await expect(bar.getByRole('link', { name: 'Boliger' })).toBeVisible()

  const shortcuts = page.getByRole('navigation', { name: 'Genveje' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(shortcuts).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(shortcuts).toBeVisible()
})

test('Back restores a page’s scroll position', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  const link = page.getByTestId('listing-card').nth(13).getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(400)
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'Godt at vide' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('a menu that is opened while a page loads stays open once the page is there', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  // Loads the menu's code.
  await page.getByRole('button', { name: 'Konto' }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Hovednavigation' }).getByRole('link', { name: 'Hoteller' }).click()
  await expect(page).toHaveURL(/\/hoteller$/)
  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(menu).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Find et hotel i Norden' })).toBeVisible()
  await expect(menu).toBeVisible()
})

test('the interface switches to English, remembers it, and switches back to Danish', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await chooseLanguage(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find et hjem i Norden')
  const english = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ?? '')
  await chooseLanguage(page, 'da')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find et hjem i Norden')
})

test('no page scrolls sideways at 320 pixels', async ({ member, home, watch }) => {
  test.slow()
  watch.expectRefusal(404, /^\/(api\/|listing\/|findes-ikke)/)
  const host = await member('host', { ...phone, viewport: { width: 320, height: 700 } })
  const guest = await member('guest', { ...phone, viewport: { width: 320, height: 700 } })
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut, query } = stayFromToday(30)
  const booked = {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
    message: 'Vi glæder os.',
  }
  const created = await guest.api.post('/api/bookings', booked)
  expect(created).toMatchObject({ status: 'pending_request' })
  const wide = async (page: Page, path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.locator('h1, h2').first()).toBeVisible()
    await expectLoaded(page)
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
    `/reserve/${id}?${query}`,
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
