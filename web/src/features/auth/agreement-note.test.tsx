import { expect, test } from 'vitest'
import { fill, mainPart, openApp } from '../../../test/kit.ts'

test('the form to sign up names the terms and the privacy policy, and both open beside what is typed', async () => {
  const app = await openApp({ path: '/auth?mode=sign-up' })
  const main = await mainPart()
  const name = await main.findByLabelText('Navn')
  expect(await main.findByText(/Når du opretter en konto, accepterer du vores vilkår/)).toBeVisible()
  await fill(app.user, name, 'Signe Strand')
  for (const [words, path] of [
    ['Vilkår', '/terms'],
    ['Privatlivspolitik', '/privacy'],
  ] as const) {
    const link = main.getByRole('link', { name: new RegExp(`^${words}\\s*\\(åbner i en ny fane\\)$`) })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('target', '_blank')
    await app.user.click(link)
  }
  expect(app.address()).toBe('/auth?mode=sign-up')
  expect(name).toHaveValue('Signe Strand')
})

test('a provider’s first sign-in is said to open an account', async () => {
  const providers = [{ id: 'prove', name: 'Prøve-ID' }]
  await openApp({ path: '/auth', answers: { 'GET /api/auth/providers': { providers } } })
  const main = await mainPart()
  expect(await main.findByText(/Er det første gang, opretter du samtidig en konto\./)).toBeVisible()
})
