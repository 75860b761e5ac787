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
