import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('a person is told once that the terms changed, may read first, and agrees', async ({
  visitor,
  signIn,
  member,
  oldTerms,
}) => {
  const { page, login } = await member('guest')
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible()
  await oldTerms(login)
  const notice = page.getByRole('dialog', { name: 'Vilkårene er ændret' })
  await expect(async () => {
    await page.goto('/search')
    await expect(notice).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(notice).toContainText('Version 1 · 5. oktober 2025')
  await expect(notice).toContainText('Første udgave.')
  await expectAccessibleInAnyLight(page, 'the notice of changed terms')
  // It does not cover the page that it leads to.
  const opening = page.context().waitForEvent('page')
  await notice.getByRole('link', { name: 'Vilkår for brug' }).click()
  const terms = await opening
  await expect(terms.locator('main').getByRole('heading', { level: 1 })).toHaveText('Vilkår for brug')
  await expect(terms.getByRole('dialog')).toHaveCount(0)
  await terms.close()
  // Put off, it stays away in this tab and comes back in another browser.
  await notice.getByRole('button', { name: 'Ikke nu' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible()
  await expect(notice).toBeHidden()
  const other = await visitor()
  await signIn(other, login)
  await other.page.goto('/')
  const again = other.page.getByRole('dialog', { name: 'Vilkårene er ændret' })
  await again.getByRole('button', { name: 'Acceptér' }).click()
  await expectToast(other.page, 'Dit svar er gemt')
  await expect(again).toBeHidden()
  await other.page.goto('/search')
  await expect(other.page.getByRole('button', { name: /^Konto: / })).toBeVisible()
  await expect(again).toBeHidden()
})
