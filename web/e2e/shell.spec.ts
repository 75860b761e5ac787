import type { Page } from '@playwright/test'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday, today } from './stay.ts'
import { chooseLanguage, expectListening } from './steps.ts'
import { expect, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('the top bar links to homes, announces sections, and stands out after scrolling', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search-old?place=Skagen')
  await expect(page).toHaveURL(/\/search\?place=Skagen$/)
  await expect(page).toHaveTitle('Boliger i Skagen – Nordbo')
  const bar = page.getByRole('navigation', { name: 'Hovednavigation' })
  await expect(bar.getByRole('link', { name: 'Boliger' })).toHaveAttribute('aria-current', 'true')
  for (const name of ['Oplevelser', 'Tjenester']) {
    const entry = bar.getByRole('listitem').filter({ hasText: name })
    await expect(entry).toContainText('SNART')
    await expect(entry.getByText(name)).toHaveAttribute('aria-disabled', 'true')
    await expect(entry.getByRole('link')).toHaveCount(0)
  }
  const header = page.locator('header[data-scrolled]')
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
  await bar.getByRole('link', { name: 'Boliger' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(bar.getByRole('link', { name: 'Boliger' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the visitor’s bottom bar searches and opens the login dialog', async ({ visitor }) => {
  const { page } = await visitor(phone)
  await page.goto('/search')
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  await expect(bar.getByRole('link')).toHaveText(['Udforsk', 'Søg', 'Hjælp'])
  const paths = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['/', '/search', '/help'])
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await bar.getByRole('button', { name: 'Log ind' }).tap()
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
})

test('on a phone the bottom bar has trips, messages and profile for everybody signed in', async ({ member }) => {
  const { page } = await member('guest', phone)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Genveje' })
  await expect(bar.getByRole('link')).toHaveText(['Udforsk', 'Ønskelister', 'Rejser', 'Beskeder', 'Profil'])
  const paths = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['/', '/wishlists', '/trips', '/messages', '/profile'])
  await bar.getByRole('link', { name: 'Rejser' }).tap()
  await expect(page).toHaveURL(/\/trips$/)
  const host = await member('host', phone)
  await host.page.goto('/')
  await expect(host.page.getByRole('navigation', { name: 'Genveje' }).getByRole('link')).toHaveText([
    'Udforsk',
    'Ønskelister',
    'Rejser',
    'Beskeder',
    'Profil',
  ])
})

test('on a phone a drawer has the top bar’s content', async ({ visitor, member }) => {
  const { page } = await visitor(phone)
  await page.goto('/search')
  const opener = page.getByRole('button', { name: 'Åbn menuen' })
  await opener.tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Oplevelser', 'Tjenester'])
    await expect(drawer.getByRole('listitem').filter({ hasText: name })).toContainText('SNART')
  await expect(drawer.getByRole('button', { name: 'Sprog, region og valuta: Dansk, DKK' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Log ud' })).toHaveCount(0)
  await expect(drawer.getByRole('link')).toHaveText(['Boliger', 'Hoteller'])
  await expectListening(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await drawer.getByRole('link', { name: 'Boliger' }).tap()
  await expect(page).toHaveURL(/\/$/)
  await expect(drawer).toBeHidden()
  await opener.tap()
  await drawer.getByRole('button', { name: 'Log ind' }).tap()
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
  const guest = await member('guest', phone)
  await guest.page.goto('/search')
  await guest.page.getByRole('button', { name: 'Åbn menuen' }).tap()
  const own = guest.page.getByRole('dialog', { name: 'Menu' })
  await expect(own.getByRole('button', { name: 'Log ud' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Log ind' })).toHaveCount(0)
})

/** The written pages, in the footer's columns. */
const written = [
  ...['Om os', 'Job', 'Presse', 'Blog', 'Hvem vi er'],
  ...['Udlej din bolig', 'Værktøjer til værter', 'Guide til værter', 'Forsikring', 'For hoteller'],
  ...['Hjælpecenter', 'Tryghed', 'Afbestilling', 'Kontakt', 'Tilgængelighed'],
  ...['Vilkår', 'Om cookies', 'Gebyrer', 'Sådan sorterer vi'],
]

test('the footer links to personal pages for their owner only, and to the choice of cookies', async ({
  visitor,
  member,
  watch,
}) => {
  watch.expectRefusal(404, /^\/en-sti/)
  const { page } = await visitor()
  await page.goto('/en-sti-der-ikke-findes')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText(['Boliger', 'Hoteller', 'Søg', ...written, 'Privatlivspolitik'])
  await expect(footer).toContainText(`© 2025–${today().slice(0, 4)} Nordbo`)
  await expect(footer.getByRole('button', { name: 'Log ind' })).toBeVisible()
  await footer.getByRole('button', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { name: 'Hvad må vi gemme?' })).toBeFocused()
  const guest = await member()
  await guest.page.goto('/en-sti-der-ikke-findes')
  await expect(guest.page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Boliger',
    'Hoteller',
    'Søg',
    'Rejser',
    'Ønskelister',
    ...written,
    'Privatlivspolitik',
  ])
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

test('the account menu lists a person’s pages in order', async ({ member, visitor }) => {
  const expectMenu = async (page: Page, name: string | RegExp, entries: string[]): Promise<void> => {
    await page.goto('/')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menuitem').filter({ visible: true })).toHaveText(entries)
  }
  const stranger = await visitor()
  await expectMenu(stranger.page, 'Konto', ['Log ind', 'Hjælpecenter'])
  const guest = await member('guest')
  const own = ['Profil', 'Rejser', 'Beskeder', 'Ønskelister']
  await expectMenu(guest.page, /^Konto: /, [...own, 'Bliv vært', 'Hjælpecenter', 'Log ud'])
  for (const [name, path] of [
    ['Profil', /\/profile/],
    ['Rejser', /\/trips$/],
    ['Beskeder', /\/messages$/],
    ['Ønskelister', /\/wishlists$/],
    ['Hjælpecenter', /\/help$/],
  ] as const) {
    await guest.page.goto('/')
    await guest.page.getByRole('button', { name: /^Konto: / }).click()
    await guest.page.getByRole('menuitem', { name }).click()
    await expect(guest.page).toHaveURL(path)
  }
  const host = await member('host')
  await expectMenu(host.page, /^Konto: /, [...own, 'Host Dashboard', 'Hjælpecenter', 'Log ud'])
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

test('a browser event opens the login dialog from any page', async ({ visitor, watch }) => {
  watch.expectRefusal(404, /^\/en-sti/)
  const { page } = await visitor()
  await page.goto('/en-sti-der-ikke-findes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('nordbo:login')))
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
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

test('the footer opens the wizard for a new home', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Udlej din bolig' }).click()
  await expect(page.getByRole('dialog', { name: 'Opret ny bolig' })).toBeVisible()
})

test('an unknown path shows an error, a search and a link to the front page', async ({ visitor, watch }) => {
  watch.expectRefusal(404, /^\/(en\/helt|findes-ikke)/)
  const { page } = await visitor()
  await page.goto('/en/helt/anden/sti')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Oops! Page not found – Nordbo')
  await page.getByRole('link', { name: 'Til forsiden' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/findes-ikke')
  await page.getByRole('combobox', { name: 'Hvor', exact: true }).fill('Skagen')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL('/search?place=Skagen')
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

test('a closed dialog returns the focus to its opener', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const opener = page.getByRole('button', { name: 'Book nu' }).filter({ visible: true })
  await opener.click()
  await expectListening(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
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
