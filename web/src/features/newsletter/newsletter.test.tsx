import { expect, test } from 'vitest'
import { fill, frontPageAnswers, mainPart, openApp, refuse, screen, waitFor, within } from '../../../test/kit.ts'

test('a refused asking for the newsletter says when to try again and keeps the address', async () => {
  const app = await openApp({
    path: '/',
    answers: {
      ...frontPageAnswers(),
      'POST /api/newsletter': refuse('contact.tooMany', { retryAfterSeconds: 3_000 }),
    },
  })
  const footer = within(await screen.findByRole('contentinfo'))
  const field = await footer.findByLabelText('Mailadresse')
  await fill(app.user, field, 'gerda@test.example')
  await app.user.click(footer.getByRole('button', { name: 'Tilmeld' }))
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Der er bedt om for mange mails herfra. Prøv igen om 50 min.'),
  )
  expect(field).toHaveValue('gerda@test.example')
  app.answer('POST /api/newsletter', {})
  await app.user.click(footer.getByRole('button', { name: 'Tilmeld' }))
  await waitFor(() => expect(footer.getByRole('status')).toHaveTextContent('gerda@test.example'))
})

test('a link that confirms nobody any more says that it is too old', async () => {
  const app = await openApp({
    path: `/newsletter/confirm?token=${'used-'.repeat(9).slice(0, 44)}`,
    answers: { 'POST /api/newsletter/confirm': { confirmed: false } },
  })
  const main = await mainPart()
  await app.user.click(await main.findByRole('button', { name: 'Ja, tilmeld mig' }))
  expect(await main.findByRole('alert')).toHaveTextContent('Linket er for gammelt, eller der mangler noget af det')
})
