import { expect, test } from 'vitest'
import { fill, mainPart, openApp, waitFor } from '../../../../test/kit.ts'

test('any address is answered with the same words, and the way back keeps where one was going', async () => {
  const app = await openApp({ path: '/auth?next=/trips', answers: { 'POST /api/auth/forgot-password': {} } })
  const main = await mainPart()
  await app.user.click(await main.findByRole('link', { name: 'Glemt adgangskode?' }))
  await app.user.click(await main.findByRole('button', { name: 'Send link' }))
  const field = main.getByLabelText('E-mail')
  expect(field).toHaveAccessibleDescription(/Skriv din e-mail/)
  expect(app.requests('POST /api/auth/forgot-password')).toEqual([])
  await fill(app.user, field, 'ukendt@test.example')
  await app.user.keyboard('{Enter}')
  await main.findByRole('heading', { name: 'Tjek din indbakke' })
  expect(main.getByRole('status')).toHaveTextContent('Hvis ukendt@test.example har en konto hos os')
  await app.user.click(main.getByRole('link', { name: 'Til log ind' }))
  await waitFor(() => expect(decodeURIComponent(app.address())).toBe('/auth?next=/trips'))
})
