import { expect, test } from 'vitest'
import { aHost, fill, hostAnswers, mainPart, openApp, screen, waitFor } from '../../../test/kit.ts'

const path = '/host/dashboard/help'

test('the help answers with the fees and the payout time in force', async () => {
  const terms = { platformFeePercent: 12, serviceFeePercent: 14, releaseHours: 36 }
  const { user } = await openApp({
    path,
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/hosting/terms': terms },
  })
  const main = await mainPart()
  await user.click(await main.findByText('Hvornår får jeg mine penge?'))
  await main.findByText(/Vi sender din udbetaling 36 timer efter/)
  await user.click(main.getByText('Hvad koster det at leje ud?'))
  await main.findByText(/Vi beholder 12 % af nætterne/)
  main.getByRole('heading', { name: 'Guide til værter' })
  main.getByText('Vi svarer på mail inden for 24 timer.', { exact: false })
})

test('both support cards lead to the form, which sends once and confirms', async () => {
  const host = aHost({ email: 'hans@klit.example' })
  const sent = { id: '00000000-0000-4000-8000-000000000777', number: 1_001, openedAt: '2031-05-14T08:00:00.000Z' }
  const app = await openApp({ path, person: host, answers: { ...hostAnswers(), 'POST /api/support/tickets': sent } })
  const { user } = app
  for (const card of ['Chat: Skriv til os', 'E-mail: Skriv til os']) {
    await user.click(await screen.findByRole('button', { name: card }))
    expect(screen.getByLabelText('Emne')).toHaveFocus()
  }
  await fill(app.user, screen.getByLabelText('Emne'), 'Min udbetaling')
  await fill(app.user, screen.getByLabelText('Besked'), 'Hjælp')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Skriv mindst 10 tegn'))
  await app.reload()
  expect(await screen.findByLabelText('Besked')).toHaveValue('Hjælp')
  await fill(app.user, screen.getByLabelText('Besked'), 'Hvornår kommer pengene for uge 29?')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tak for din besked' })).toHaveFocus())
  screen.getByText(/Vi har sendt en kvittering til hans@klit\.example/)
  expect(app.requests('POST /api/support/tickets').map(({ body }) => body)).toEqual([
    { subject: 'Min udbetaling', message: 'Hvornår kommer pengene for uge 29?' },
  ])
  await user.click(screen.getByRole('button', { name: 'Skriv en besked mere' }))
  expect(await screen.findByLabelText('Besked')).toHaveValue('')
})
