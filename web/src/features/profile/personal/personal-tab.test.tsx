import { expect, test } from 'vitest'
import {
  aGuest,
  aProfile,
  fill,
  findToast,
  hubAnswers,
  inTurn,
  keptProfile,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../../test/kit.ts'

const gerda = aGuest()
const path = '/profile?profile=personal-info'

const opened = async () => {
  const app = await openApp({
    path,
    person: gerda,
    answers: { ...hubAnswers(), ...keptProfile(aProfile(gerda.user)) },
  })
  await fieldOf('Navn')
  return app
}

const fieldOf = (label: string) => screen.findByLabelText(label, { selector: 'input' })
const saveButton = () => screen.getByRole('button', { name: 'Gem ændringer' })

test('personal information is saved after a change only, survives a reload, and phone and birthday can be taken away', async () => {
  const app = await opened()
  expect(saveButton()).toBeDisabled()
  await fill(app.user, await fieldOf('Navn'), ' Gerda Gæst ')
  expect(saveButton()).toBeDisabled()
  await fill(app.user, await fieldOf('Navn'), 'Gerda Holm')
  await fill(app.user, await fieldOf('Telefon'), '+45 12 34 56 78')
  await app.user.type(await fieldOf('Fødselsdato'), '1980-05-04')
  await fill(app.user, await fieldOf('By'), 'Skagen')
  expect(screen.getByText('Du har ændringer, der ikke er gemt.')).toBeVisible()
  await app.user.click(saveButton())
  await findToast('Profil opdateret')
  await waitFor(() => expect(saveButton()).toBeDisabled())
  await app.reload()
  for (const [label, value] of [
    ['Navn', 'Gerda Holm'],
    ['Telefon', '+45 12 34 56 78'],
    ['Fødselsdato', '1980-05-04'],
    ['By', 'Skagen'],
  ] as const)
    expect(await fieldOf(label)).toHaveValue(value)
  await app.user.clear(await fieldOf('Telefon'))
  await app.user.clear(await fieldOf('Fødselsdato'))
  await app.user.click(saveButton())
  await waitFor(() => expect(app.requests('PATCH /api/me/profile')).toHaveLength(2))
  expect(app.requests('PATCH /api/me/profile').at(-1)).toMatchObject({ body: { phone: null, dob: null } })
  await waitFor(() => expect(screen.queryByText('Du har ændringer, der ikke er gemt.')).not.toBeInTheDocument())
  await app.reload()
  expect(await fieldOf('Telefon')).toHaveValue('')
  expect(await fieldOf('Fødselsdato')).toHaveValue('')
})

test('what is wrong stands at its field, and a failed save keeps what was typed', async () => {
  const app = await opened()
  await fill(app.user, await fieldOf('Navn'), '  ')
  await fill(app.user, await fieldOf('Telefon'), '12')
  await app.user.type(await fieldOf('Fødselsdato'), '2025-01-01')
  await app.user.click(saveButton())
  for (const [label, fault] of [
    ['Navn', 'Navn er påkrævet'],
    ['Telefon', 'Skriv et telefonnummer med 6 til 15 cifre, eller lad feltet være tomt.'],
    ['Fødselsdato', 'Vælg en fødselsdato, hvor du er mellem 18 og 120 år.'],
  ] as const) {
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
    expect(await fieldOf(label)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(app.requests('PATCH /api/me/profile')).toEqual([])
  await fill(app.user, await fieldOf('Navn'), 'Gerda Holm')
  await app.user.clear(await fieldOf('Telefon'))
  await app.user.clear(await fieldOf('Fødselsdato'))
  app.answer('PATCH /api/me/profile', refuse('internal.error'))
  await app.user.click(saveButton())
  await findToast(/Kunne ikke gemme ændringer/)
  await findToast('Fejl')
  expect(await fieldOf('Navn')).toHaveValue('Gerda Holm')
  await waitFor(() => expect(saveButton()).toBeEnabled())
})

test('another window’s save is not overwritten, and the form shows it', async () => {
  const app = await opened()
  await fill(app.user, await fieldOf('By'), 'Ribe')
  const elsewhere = aProfile(gerda.user, { phone: '12 34 56 78', revision: 2 })
  app.answer('GET /api/me/profile', elsewhere)
  const stored = { ...elsewhere, city: 'Ribe', revision: 3 }
  app.answer('PATCH /api/me/profile', inTurn(refuse('profile.changedMeanwhile'), stored))
  await app.user.click(saveButton())
  await findToast(/Kunne ikke gemme ændringer/)
  await waitFor(async () => expect(await fieldOf('Telefon')).toHaveValue('12 34 56 78'))
  expect(await fieldOf('By')).toHaveValue('Ribe')
  await app.user.click(saveButton())
  await findToast('Profil opdateret')
  expect(app.requests('PATCH /api/me/profile')).toMatchObject([
    { body: { city: 'Ribe', revision: 1 } },
    { body: { city: 'Ribe', revision: 2 } },
  ])
})
