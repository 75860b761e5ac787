import { expect, test } from 'vitest'
import { aGuest, aProfile, findToast, hubAnswers, keptProfile, openApp, screen, waitFor } from '../../../../test/kit.ts'

const choices = [
  ['Vis min by', true],
  ['Vis mine boliger i søgemaskiner', false],
  ['Vis, når jeg har læst en besked, og når jeg er online', false],
  ['Nyheder og tilbud', true],
] as const

test('the four switches of privacy are off, on, on and off at first, and stay as chosen', async () => {
  const gerda = aGuest()
  // As the server makes them for a new person.
  const privacy = { showCity: false, seoIndex: true, readReceipts: true, marketingOptIn: false }
  const profile = aProfile(gerda.user, { privacy, marketingOptInAt: '2031-05-14T08:00:00.000Z' })
  const app = await openApp({
    path: '/profile?profile=privacy-data',
    person: gerda,
    answers: { ...hubAnswers(), ...keptProfile(profile) },
  })
  for (const [name, on] of choices) {
    const flipped = await screen.findByRole('switch', { name })
    expect(flipped.getAttribute('aria-checked')).toBe(`${!on}`)
    flipped.focus()
    await app.user.keyboard(' ')
    await waitFor(() => expect(flipped.getAttribute('aria-checked')).toBe(`${on}`))
    expect(flipped).toHaveFocus()
    await findToast('Profil opdateret')
    await waitFor(() => expect(flipped).not.toHaveAttribute('aria-disabled'))
  }
  expect(await screen.findByText(/^Du sagde ja /)).toBeVisible()
  expect(app.requests('PUT /api/me/privacy').at(-1)).toMatchObject({
    body: { showCity: true, seoIndex: false, readReceipts: false, marketingOptIn: true },
  })
  await app.reload()
  for (const [name, on] of choices)
    expect((await screen.findByRole('switch', { name })).getAttribute('aria-checked')).toBe(`${on}`)
  await app.user.click(screen.getByRole('button', { name: 'Skriv din by' }))
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Personlige oplysninger'))
})
