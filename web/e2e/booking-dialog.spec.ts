import { expect, test } from './test.ts'

test('at 320 px the booking calendar fits its dialog', async ({ member, home }) => {
  const { page } = await member('guest', { viewport: { width: 320, height: 640 } })
  const { id } = await home()
  await page.goto(`/listing/${id}?book=1`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.calendar-grid')).toBeVisible()
  const overflow = (element: Element): number => element.scrollWidth - element.clientWidth
  expect(await dialog.locator('[data-width]').evaluate(overflow)).toBe(0)
  const grid = await dialog.locator('.calendar-grid').boundingBox()
  expect((grid?.x ?? -1) >= 0 && (grid?.x ?? 0) + (grid?.width ?? 999) <= 320).toBe(true)
})
