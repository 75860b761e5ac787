import { translate } from '@nordbo/texts/files'
import { expect, test } from './test.ts'

const ui = translate('ar', 'ui')

test('in Arabic dialogs stand in the middle, and photos, menus and tabs go on to the left', async ({ member }) => {
  const { page } = await member('guest', { viewport: { width: 1440, height: 900 } })
  await page.goto('/?lang=ar')
  await page.getByRole('banner').getByRole('button').filter({ hasText: 'DKK' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(10)
  await expect(dialog.getByRole('tablist')).toHaveCSS('direction', 'rtl')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const card = page.getByTestId('listing-card').first()
  await card.hover()
  await card.getByRole('button', { name: ui('nextPhoto') }).click()
  await expect.poll(() => card.locator('.snap-x').evaluate((row) => row.scrollLeft)).toBeLessThan(-100)
  await expect(card.getByRole('button', { name: ui('previousPhoto') })).toBeEnabled()

  await page.goto('/trips')
  await expect(page.getByRole('tablist')).toHaveCSS('direction', 'rtl')
})

test('in Arabic names in Latin letters begin at the right, and telephone numbers read from the left', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/hoteller?lang=ar')
  const card = page.getByTestId('hotel-card').first()
  const ends = await card.evaluate((element) => {
    const name = document.createRange()
    name.selectNodeContents(element.querySelector('h3') ?? element)
    return [name.getBoundingClientRect().right, element.getBoundingClientRect().right]
  })
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 100))).toBeLessThan(2)
  await page.goto('/contact')
  const number = page.locator('main a[href^="tel:"]').first()
  await expect(number).toHaveCSS('direction', 'ltr')
  await expect(number).toHaveCSS('unicode-bidi', 'isolate')
})
