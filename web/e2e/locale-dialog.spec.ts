import { expectAccessibleInAnyLight } from './axe.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

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
  await expectAccessibleInAnyLight(page, 'languages')
  await dialog.getByRole('tab', { name: 'Valuta' }).click()
  await expect(dialog.getByRole('radiogroup', { name: 'Vælg en valuta' })).toBeVisible()
  await expectAccessibleInAnyLight(page, 'currencies')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Sprog, region/ })
    .click()
  await expect(dialog).toBeVisible()
})
