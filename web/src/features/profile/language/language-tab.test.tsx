import { expect, test } from 'vitest'
import { aGuest, aProfile, findToast, hubAnswers, keptProfile, openApp, screen, waitFor } from '../../../../test/kit.ts'

const gerda = aGuest()
const path = '/profile?profile=language-accessibility'

test('the language is chosen in the profile, is shown at once, and is kept with the person', async () => {
  const answers = { ...hubAnswers(), ...keptProfile(aProfile(gerda.user)) }
  const app = await openApp({ path, person: gerda, answers })
  await app.user.click(await screen.findByText('English (United States)'))
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Language and accessibility'),
  )
  await findToast('Profile updated')
  expect(app.requests('PATCH /api/me/profile')).toMatchObject([{ body: { preferredLocale: 'en' } }])
  await app.reload()
  expect(await screen.findByRole('radio', { name: 'English (United States)' })).toBeChecked()
})

test('a page that a link opened in another language can be read in the language that is kept', async () => {
  const answers = { ...hubAnswers(), ...keptProfile(aProfile(gerda.user)) }
  const app = await openApp({ path, person: gerda, language: 'de', answers })
  await screen.findByText('Diese Seite ist gerade auf Deutsch.')
  expect(screen.getByRole('radio', { name: 'Dansk (Danmark)' })).toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Auf Dansk lesen' }))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Sprog og tilgængelighed'))
  expect(screen.queryByText(/Denne side er på/)).not.toBeInTheDocument()
  expect(app.requests('PATCH /api/me/profile')).toEqual([])
})
