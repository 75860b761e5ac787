import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expectListening, expectToast, openLocaleDialog } from './steps.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

/** Lists the requests that could store something at the server. */
const listWrites = (page: Page): (() => string[]) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) writes.push(`${request.method()} ${request.url()}`)
  })
  return () => writes
}
const fail = async (page: Page): Promise<void> => {
  await page.route('**/api/me/profile', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' })
      : route.continue(),
  )
}

test('the top bar opens a dialog with a tab for language and region and one for the currency', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  const dialog = await openLocaleDialog(page)
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Sprog, region og valuta')
  await expect(dialog.getByRole('tab')).toHaveText(['Sprog og region', 'Valuta'])
  const translation = dialog.getByRole('switch', { name: 'Oversættelse' })
  await expect(translation).toBeDisabled()
  await expect(translation).toHaveAccessibleDescription(/beskrivelser og anmeldelser.*Ikke tilgængelig endnu/)
  const suggested = dialog.getByRole('radiogroup', { name: 'Foreslåede sprog' }).getByRole('radio')
  await expect(suggested).toHaveText(['DanskDanmark', 'EnglishUnited States', 'EnglishUnited Kingdom'])
  const all = dialog.getByRole('radiogroup', { name: 'Alle sprog og regioner' })
  await expect(all.getByRole('radio')).toHaveText([
    'DanskDanmark',
    'EnglishUnited States',
    'EnglishUnited Kingdom',
    'DeutschDeutschland',
    'FrançaisFrance',
    'PortuguêsBrasil',
    '中文中国',
    'العربيةالعالم العربي',
  ])
  await expect(all.getByRole('radio', { checked: true })).toHaveText('DanskDanmark')
  await expectAccessibleInAnyLight(page, 'languages')
  await dialog.getByRole('tab', { name: 'Valuta' }).click()
  const currencies = dialog.getByRole('radiogroup', { name: 'Vælg en valuta' }).getByRole('radio')
  await expect(currencies).toHaveText([
    'Dansk kroneDKK · kr.',
    'EuroEUR · €',
    'Svensk kroneSEK · kr.',
    'Norsk kroneNOK · kr.',
    'Amerikansk dollarUSD · $',
    'Britisk pundGBP · £',
    'SchweizerfrancCHF',
    'Polsk zlotyPLN · zł',
  ])
  await expectAccessibleInAnyLight(page, 'currencies')
})

test('signed out a choice stays in the browser and sends no write', async ({ visitor }) => {
  const { page } = await visitor()
  const writes = listWrites(page)
  await page.goto('/')
  const dialog = await openLocaleDialog(page)
  await dialog.locator('[data-value="en"]').first().click()
  await expectToast(page, 'Language updated')
  await dialog.getByRole('tab', { name: 'Currency' }).click()
  await dialog.getByRole('radio', { name: /Swedish Krona/ }).click()
  await expectToast(page, 'Currency updated')
  expect(writes()).toEqual([])
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /: English, SEK$/ })).toBeVisible()
})

test('signed in the dialog reads the profile, and choices are written to it and follow to another browser', async ({
  member,
  visitor,
  signIn,
}) => {
  const { page, api, login } = await member()
  let reads = 0
  page.on('response', (answer) => {
    if (answer.request().method() === 'GET' && answer.url().endsWith('/api/me/profile')) reads++
  })
  await page.goto('/')
  // The page itself reads it once, for the reading aids.
  await expect.poll(() => reads).toBe(1)
  const dialog = await openLocaleDialog(page)
  await expect.poll(() => reads, 'opening the dialog').toBe(2)
  await dialog.locator('[data-value="en"]').first().click()
  await expectToast(page, 'Language updated')
  expect(await api.get('/api/me/profile')).toMatchObject({ preferredLocale: 'en', preferredCurrency: 'DKK' })
  await dialog.locator('[data-value="da"]').first().click()
  await expectToast(page, 'Sprog opdateret')
  await dialog.getByRole('tab', { name: 'Valuta' }).click()
  await dialog.getByRole('radio', { name: /Norsk krone/ }).click()
  await expectToast(page, 'Valuta opdateret')
  expect(await api.get('/api/me/profile')).toMatchObject({ preferredLocale: 'da', preferredCurrency: 'NOK' })
  const other = await visitor()
  await signIn(other, login)
  await other.page.goto('/')
  await expect(other.page.getByRole('banner').getByRole('button', { name: /: Dansk, NOK$/ })).toBeVisible()
})

test('a choice that cannot be saved says so and changes nothing', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/me\/profile$/)
  const { page } = await member()
  await fail(page)
  await page.goto('/')
  const dialog = await openLocaleDialog(page)
  await dialog.locator('[data-value="en"]').first().click()
  await expectToast(page, 'Kunne ikke gemme sprogindstilling')
  await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  await dialog.getByRole('tab', { name: 'Valuta' }).click()
  await dialog.getByRole('radio', { name: /Euro/ }).click()
  await expectToast(page, 'Kunne ikke gemme valutaindstilling')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveText(/Dansk krone/)
})

test('by keyboard arrows move among the choices and only Enter chooses', async ({ visitor }) => {
  const { page } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: /^Sprog, region/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sprog, region og valuta' })
  await expectListening(dialog)
  await dialog.getByRole('tab', { name: 'Sprog og region' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Valuta' })).toBeFocused()
  await dialog.getByRole('radio', { name: /Dansk krone/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: /Svensk krone/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio', { name: /Euro/ })).toBeFocused()
  expect(asked).not.toContain('/api/currencies')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: /Euro/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleName('Sprog, region og valuta: Dansk, EUR')
})

test('on a phone the drawer and the end of the page open it as a sheet', async ({ visitor }) => {
  const { page } = await visitor(screens.phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Åbn menuen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sprog, region/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Sprog, region og valuta' })
  await expectListening(dialog)
  const box = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
    return { x, width, end: Math.round(y + height) }
  }
  // It rises from below.
  await expect.poll(box).toEqual({ x: 0, width: 390, end: 844 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Sprog, region/ })
    .click()
  await expect(dialog).toBeVisible()
})
