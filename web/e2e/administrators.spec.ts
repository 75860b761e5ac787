import { expectAccessibleInAnyLight } from './axe.ts'
import { demoLogins } from './people.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

const button = { name: 'Admin Panel' } as const

test('on a phone the button of administrators covers neither the bar nor a home’s booking, and leads to their pages', async ({
  visitor,
  signIn,
  home,
}) => {
  const { id } = await home()
  const admin = await visitor(screens.phone)
  await signIn(admin, demoLogins.admin)
  await admin.page.goto(`/listing/${id}`)
  const link = admin.page.getByRole('link', button)
  await expect(link).toBeVisible()
  expect(await link.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  await expectAccessibleInAnyLight(admin.page, 'a listing with the button')
  await admin.page.getByTestId('book-bar').getByRole('button', { name: 'Book nu' }).click()
  const dialog = admin.page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectListening(dialog)
  await admin.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await link.click()
  await expect(admin.page).toHaveURL(/\/admin$/)
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await expectAccessibleInAnyLight(admin.page, '/admin')
})
