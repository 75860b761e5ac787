import { expect, test } from 'vitest'
import {
  aGuest,
  aWrittenPage,
  findToast,
  inTurn,
  lost,
  mainPart,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../test/kit.ts'

const question = 'Kortet over boliger bliver ved at være gråt.'
const answers = { 'GET /api/pages/{slug}': aWrittenPage('contact') } as const

test('a question that could not be sent keeps its text, and its repeat after a lost answer has the same id', async () => {
  const app = await openApp({
    path: '/contact',
    person: aGuest(),
    answers: {
      ...answers,
      'PUT /api/contact/tickets/{id}': inTurn(refuse('contact.tooMany', { retryAfterSeconds: 120 }), lost(), {
        number: 12,
        openedAt: '2031-05-14T08:00:00.000Z',
        token: null,
      }),
    },
  })
  const message = () => screen.findByLabelText('Besked')
  await message()
  // An account fills in who asks.
  await waitFor(() => expect(screen.getByLabelText('Navn')).toHaveValue('Gerda Gæst'))
  expect(screen.getByLabelText('E-mail')).toHaveValue('gerda@test.example')
  await app.user.selectOptions(screen.getByLabelText('Emne'), 'Teknisk')
  await app.user.type(screen.getByLabelText('Bookingnummer (valgfrit)'), '4F2A77B1')
  await app.user.type(await message(), question)
  const send = async (): Promise<void> => app.user.click(await screen.findByText('Send besked'))
  await send()
  await findToast(/Prøv igen om 2 min/)
  expect(await message()).toHaveValue(question)
  await send()
  await findToast(/Vi kan ikke få forbindelse lige nu/)
  await app.reload()
  await waitFor(async () => expect(await message()).toHaveValue(question))
  await send()
  await screen.findByText('Tak. Din henvendelse har nummer 12.')
  const sent = app.requests('PUT /api/contact/tickets/{id}')
  expect(sent).toHaveLength(3)
  expect(sent[2]?.params).toEqual(sent[1]?.params)
  for (const { body } of sent)
    expect(body).toMatchObject({ topic: 'technical', bookingNumber: '4F2A77B1', message: question })
})

test('a broken link says so and leads to the form; help and cookies are one click away', async () => {
  const app = await openApp({
    path: '/contact/ticket?token=abc',
    answers: { ...answers, 'POST /api/contact/ticket': refuse('request.invalid') },
  })
  await screen.findByText('Vi kan ikke finde henvendelsen')
  const main = await mainPart()
  await app.user.click(main.getByText('Til kontakt'))
  await screen.findByText('Skriv til os')
  const topics = [...screen.getByLabelText('Emne').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(topics).toEqual(['Vælg et emne', 'Booking', 'Betaling', 'Vært', 'Teknisk', 'Andet'])
  expect(main.getByText('hjælpecentret')).toHaveAttribute('href', '/help')
  expect(main.getByText('siden om cookies')).toHaveAttribute('href', '/cookies')
  await app.user.click(main.getByText('hjælpecentret'))
  await waitFor(() => expect(app.address()).toBe('/help'))
})
