import type { Page } from '@playwright/test'
import { acceptTerms, beginDraft, expectStep, goOn, wizardOf } from './create-listing.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

/** Makes the device answer with a position or an error's code; null takes its geolocation away. */
const answerPosition = (page: Page, given: { lat: number; lng: number } | number | null): Promise<void> =>
  page.evaluate((position) => {
    const getCurrentPosition = (found: (at: unknown) => void, failed: (why: unknown) => void): void =>
      typeof position === 'number'
        ? failed({ code: position })
        : found({ coords: { latitude: position?.lat, longitude: position?.lng } })
    const value = position === null ? undefined : { getCurrentPosition }
    Object.defineProperty(navigator, 'geolocation', { value, configurable: true })
  }, given)

test('an address is suggested, checked or found by the device, and failures are worded', async ({ member, watch }) => {
  watch.expectRefusal(404, /^\/api\/host\/addresses\//)
  watch.expectLoss(/^\/api\/host\/addresses/)
  const { page, api } = await member('guest')
  const path = await beginDraft(api, {})
  await page.clock.install()
  await page.goto(`${path}?step=location`)
  const wizard = wizardOf(page)
  const field = (label: string) => wizard.getByLabel(label, { exact: true })
  await expectStep(page, 'Hvor ligger boligen?', 'Trin 3 af 12')
  await expect(field('Land')).toHaveValue('Danmark')
  await expect(field('Land')).toBeDisabled()
  await expect(wizard.getByRole('region', { name: 'Kort med boligens placering' })).toBeVisible()

  // Asked for from three characters on, 300 ms after the last one.
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/host/addresses') asked.push(searchParams.get('q'))
  })
  const search = wizard.getByRole('combobox', { name: 'Søg efter adressen' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await search.fill('st')
  await page.clock.runFor(1_000)
  await search.fill('stra')
  await page.clock.runFor(299)
  await search.fill('str')
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(wizard.getByRole('option')).toHaveCount(5)
  expect(asked).toEqual(['str'])
  await page.clock.resume()
  await search.press('Escape')
  await expect(wizard.getByRole('option')).toHaveCount(0)
  await search.press('ArrowDown')
  await expect(wizard.getByRole('option')).toHaveCount(5)
  await search.press('Tab')
  await expect(field('Adresse')).toBeFocused()

  await goOn(page)
  await expectToast(page, 'Udfyld venligst alle adressefelter')
  await expect(wizard.getByText('Udfyld venligst alle adressefelter')).toHaveCount(3)
  await field('Adresse').fill('Nowhere 1')
  await field('Postnummer').fill('0001')
  await field('By').fill('Atlantis')
  await goOn(page)
  await expectToast(page, 'Kunne ikke finde koordinater for denne adresse')
  await page.route('**/api/host/addresses/**', (route) => route.abort('connectionreset'))
  await wizard.getByRole('button', { name: 'Find på kortet' }).click()
  await expectToast(page, 'Fejl ved validering af adresse')
  const device = wizard.getByRole('button', { name: 'Brug min placering' })
  await answerPosition(page, { lat: 57.7236, lng: 10.5836 })
  await device.click()
  await expectToast(page, 'Kunne ikke hente adresse')
  await page.unroute('**/api/host/addresses/**')
  for (const [code, words] of [
    [1, 'Du skal give tilladelse til at bruge din placering i browseren'],
    [2, 'Placering er ikke tilgængelig'],
    [3, 'Timeout ved hentning af placering'],
    [9, 'Kunne ikke finde din placering'],
    [null, 'Din browser understøtter ikke geolokation'],
    [{ lat: 56.2, lng: 6 }, 'Ingen adresse fundet på denne placering'],
    [{ lat: 57.7236, lng: 10.5836 }, 'Adresse valideret ✓'],
  ] as const) {
    await answerPosition(page, code)
    await device.click()
    await expectToast(page, words)
  }
  await expect(field('Adresse')).toHaveValue('Fyrvej')
  await expect(field('Postnummer')).toHaveValue('9990')

  await search.fill('fyrvej 36 skag')
  await wizard.getByRole('option', { name: 'Fyrvej 36, 9990 Skagen' }).click()
  await expectToast(page, 'Adresse valgt og valideret ✓')
  await field('Adresselinje 2 (valgfri)').fill('Bagved klitten')
  await expect(field('CVR-nummer')).toHaveCount(0)
  await wizard.getByLabel('Jeg udlejer som virksomhed').check()
  await field('Virksomhedens navn').fill('Klit ApS')
  await field('CVR-nummer').pressSequentially('123456789')
  await expect(field('CVR-nummer')).toHaveValue('12345678')
  await wizard.getByLabel('Jeg udlejer som virksomhed').uncheck()
  await expect(field('Virksomhedens navn')).toHaveCount(0)
  await goOn(page)
  await expectStep(page, 'Basispris', 'Trin 4 af 12')
})

test('a written address without a position is looked up before the next step', async ({ member }) => {
  const { page, api } = await member('guest')
  const path = await beginDraft(api, { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen' })
  await page.goto(`${path}?step=location`)
  await goOn(page)
  await expectToast(page, 'Adresse valideret ✓')
  await expectStep(page, 'Basispris', 'Trin 4 af 12')
})

test('prices keep their limits, terms are asked for, and photos wait for a title', async ({ member, watch }) => {
  watch.expectLoss(/^\/api\/host\/terms\/accept$/)
  const { page, api } = await member('guest')
  const path = await beginDraft(api, {})
  await page.goto(`${path}?step=price`)
  const wizard = wizardOf(page)
  const next = wizard.getByRole('button', { name: 'Næste' })
  const more = (label: string) => wizard.getByRole('button', { name: `Mere: ${label}` })
  const less = (label: string) => wizard.getByRole('button', { name: `Mindre: ${label}` })

  const [base, fee] = ['Pris pr. nat, hverdage', 'Rengøringsgebyr']
  const price = wizard.getByRole('spinbutton', { name: base })
  await expect(price).toHaveValue('1000')
  await more(base).click()
  await expect(price).toHaveValue('1050')
  await price.fill('99')
  await expect(next).toBeDisabled()
  await price.blur()
  await expect(wizard.getByText('Prisen skal være på 100 til 50.000 hele kr.')).toBeVisible()
  await price.fill('100')
  await expect(next).toBeEnabled()
  await expect(less(base)).toBeDisabled()
  await price.fill('50001')
  await next.click()
  await expect(wizard.getByText('Prisen skal være på 100 til 50.000 hele kr.')).toBeVisible()
  await price.fill('50000')
  await expect(more(base)).toBeDisabled()

  const cleaning = wizard.getByRole('spinbutton', { name: fee })
  await expect(cleaning).toHaveValue('0')
  await expect(less(fee)).toBeDisabled()
  await more(fee).click()
  await expect(cleaning).toHaveValue('50')
  await wizard.getByLabel('Rengøring er inkluderet i prisen').check()
  await expect(cleaning).toBeDisabled()
  await next.click()

  await expectStep(page, 'Weekendpris', 'Trin 5 af 12')
  const markup = 'Tillæg fredag og lørdag (%)'
  const percent = wizard.getByRole('spinbutton', { name: markup })
  await expect(percent).toHaveValue('0')
  await expect(less(markup)).toBeDisabled()
  await more(markup).click()
  await expect(percent).toHaveValue('5')
  await percent.fill('95')
  await more(markup).click()
  await expect(percent).toHaveValue('99')
  await expect(more(markup)).toBeDisabled()

  await page.goto(`${path}?step=safety`)
  const terms = page.getByRole('dialog', { name: 'Værtsvilkår' })
  await terms.getByRole('button', { name: 'Afvis' }).click()
  await expect(terms).toHaveCount(0)
  for (const disclosed of ['Der er et udendørs overvågningskamera', 'Der er støjmålere', 'Der er våben på ejendommen'])
    await expect(wizard.getByRole('checkbox', { name: disclosed })).not.toBeChecked()
  await next.click()
  await expect(terms).toBeVisible()
  await expect(wizard.getByTestId('progress').or(page.getByTestId('progress'))).toHaveText('Trin 8 af 12')
  await page.route('**/api/host/terms/accept', (route) => route.abort('connectionreset'))
  await acceptTerms(page)
  await expectToast(page, 'Kunne ikke gemme accept af vilkår')
  await page.unroute('**/api/host/terms/accept')
  await terms.getByRole('button', { name: 'Acceptér' }).click()
  await expectToast(page, 'Vilkår accepteret')
  const monitors = wizard.getByRole('checkbox', { name: 'Der er støjmålere' })
  await monitors.check()
  await next.click()
  await wizard.getByRole('button', { name: 'Tilbage' }).click()
  await expect(monitors).toBeChecked()
  await expect(wizard.getByRole('checkbox', { name: 'Der er våben på ejendommen' })).not.toBeChecked()
  await next.click()
  await next.click()

  await expectStep(page, 'Booking-indstillinger', 'Trin 10 af 12')
  const manual = wizard.getByRole('radio', { name: 'Godkend hver forespørgsel' })
  await expect(manual).toBeChecked()
  await expect(
    wizard.getByText('Godkend selv de første 5 forespørgsler. Derefter anbefaler vi direkte booking.'),
  ).toBeVisible()
  await next.click()
  await expectToast(page, 'Udfyld titel, type og basispris før billedupload')
  await expectStep(page, 'Beskriv din bolig', 'Trin 1 af 12')
})
