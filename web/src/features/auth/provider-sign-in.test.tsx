import { expect, test } from 'vitest'
import { aGuest, fill, frontPageAnswers, hubAnswers, mainPart, openApp, screen, waitFor } from '../../../test/kit.ts'

const gerda = aGuest()
const provider = { id: 'prove', name: 'Prøve-ID' }
const answers = { ...frontPageAnswers(), ...hubAnswers(), 'GET /api/auth/providers': { providers: [provider] } }

test('a person who denies at the provider is told so, and may go there again', async () => {
  const url = 'https://id.example/authorize?state=1'
  const app = await openApp({
    path: '/auth?next=/trips&atProvider=oidc.denied',
    answers: { ...answers, 'POST /api/auth/providers/{id}/start': { url } },
  })
  const main = await mainPart()
  await main.findByText(/^Du afbrød hos udbyderen\./)
  await app.user.click(await main.findByRole('button', { name: 'Fortsæt med Prøve-ID' }))
  await waitFor(() => expect(app.leftFor()).toEqual([url]))
  expect(app.requests('POST /api/auth/providers/{id}/start')).toMatchObject([
    { params: { id: 'prove' }, body: { next: '/trips' } },
  ])
})

test('a person whose address has an account signs in in their own way and comes to where they were', async () => {
  const app = await openApp({ path: '/auth?next=/trips&atProvider=oidc.emailHasAccount', answers })
  const main = await mainPart()
  await main.findByText(/^Der findes allerede en konto med den e-mail\./)
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(gerda)
    return gerda
  })
  await fill(app.user, main.getByLabelText('E-mail'), 'gerda@test.example')
  await fill(app.user, main.getByLabelText('Adgangskode'), 'klitrose-57')
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  await screen.findByRole('heading', { level: 1, name: 'Rejser' })
  expect(app.address()).toBe('/trips')
})
