import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { uncrowdedTown } from './towns.ts'

const Estimate = z.object({
  nightPrice: z.number(),
  total: z.number(),
  platformFee: z.number(),
  earnings: z.number(),
  homes: z.number(),
})

test('a visitor estimates earnings from homes like theirs, and the address keeps the input', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Kom i gang som vært' }).click()
  await expect(page).toHaveURL('/bliv-vaert')
  await expect(page).toHaveTitle('Bliv vært – Nordbo')
  const kind = page.getByLabel('Boligtype')
  await expect(kind.getByRole('option')).toHaveText(['Vælg', 'Sommerhus', 'Lejlighed', 'Hus', 'Villa'])
  const bedrooms = page.getByLabel('Soveværelser')
  await expect(bedrooms.getByRole('option')).toHaveText(['Vælg', '1', '2', '3', '4', '5', '6'])
  const nights = page.getByLabel('Udlejede nætter')
  await expect(nights).toHaveAttribute('min', '1')
  await expect(nights).toHaveAttribute('max', '30')

  const send = page.getByRole('button', { name: 'Beregn indtjening' })
  await page.getByLabel('Lokation').fill(uncrowdedTown)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Udfyld venligst alle felter')
  await expect(page.getByLabel('Lokation')).toHaveValue(uncrowdedTown)

  await kind.selectOption('Sommerhus')
  await bedrooms.selectOption('3')
  await nights.fill('10')
  const asked = page.waitForResponse((response) => response.url().includes('/api/hosting/earnings-estimate'))
  await send.click()
  const { nightPrice, total, platformFee, earnings, homes } = Estimate.parse(await (await asked).json())
  expect(homes).toBeGreaterThanOrEqual(5)
  expect([total, platformFee, earnings]).toEqual([nightPrice * 10, nightPrice, nightPrice * 9])
  const shown = page.getByTestId('earnings')
  await expect(shown).toHaveText(`${Math.round(earnings).toLocaleString('da-DK')} DKK`)
  await expectAccessible(page, 'the page for future hosts')

  await page.reload()
  await expect(shown).toHaveText(`${Math.round(earnings).toLocaleString('da-DK')} DKK`)
  await expect(bedrooms).toHaveValue('3')
})

test('without an answer the estimate is the assumption, and says so', async ({ visitor, watch }) => {
  watch.expectLoss(/earnings-estimate/)
  const { page } = await visitor()
  await page.route('**/api/hosting/earnings-estimate*', (route) => route.abort('connectionreset'))
  await page.goto('/bliv-vaert?place=Skagen&kind=summerhouse&bedrooms=2&nights=7')
  await expect(page.getByTestId('earnings')).toHaveText('10.500 DKK')
  await expect(page.getByText('Vi har endnu ingen boliger at sammenligne med')).toBeVisible()
})

test('questions are answered with the fees in force, and the buttons lead on', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/bliv-vaert')
  await page.getByText('Hvad koster det?').click()
  await expect(page.getByText('Af hver booking beholder Nordbo 10 % af nætter og rengøring.')).toBeVisible()
  await page.getByText('Hvornår får jeg mine penge?').click()
  await expect(page.getByText('24 timer efter gæstens indtjekning')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Udforsk boliger' })).toHaveAttribute('href', '/search')
  const create = page.getByRole('main').locator('a[href="/host/create"]')
  await expect(create).toHaveCount(2)
  await page.getByRole('link', { name: 'Start nu' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fhost%2Fcreate$/)
})
