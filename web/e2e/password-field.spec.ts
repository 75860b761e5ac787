import { expect, test } from './test.ts'

test('a password is hidden until a button shows it, can be pasted, and is filled in by password managers', async ({
  visitor,
}) => {
  const { page, context } = await visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [path, filledBy] of [
    ['/auth', 'current-password'],
    ['/auth?mode=sign-up', 'new-password'],
    ['/auth/reset?token=none', 'new-password'],
  ] as const) {
    await page.goto(path)
    const field = page.locator('main').getByLabel(/^(Ny a|A)dgangskode$/)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('autocomplete', filledBy)
    await page.evaluate(() => navigator.clipboard.writeText('lyng og hav i uge 29'))
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('lyng og hav i uge 29')
    await page.locator('main').getByRole('button', { name: 'Vis adgangskode' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.locator('main').getByRole('button', { name: 'Skjul adgangskode' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  }
  await page.goto('/auth')
  await expect(page.locator('main').getByLabel('E-mail')).toHaveAttribute('autocomplete', /^(email|username)/)
})
