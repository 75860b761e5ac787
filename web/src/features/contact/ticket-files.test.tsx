import { expect, test } from 'vitest'
import { aGuest, aWrittenPage, findToast, lost, newId, openApp, screen, waitFor, within } from '../../../test/kit.ts'
import type { SupportTicket, SupportTicketFile } from '../../lib/api/model.ts'

const aTicket = (): SupportTicket => ({
  number: 12,
  state: 'open',
  topic: 'technical',
  reported: null,
  subject: '',
  message: 'Ruden er revnet i stuen.',
  openedAt: '2031-05-14T07:00:00.000Z',
  replies: [],
  waiting: [],
})
const aPdf = (name: string) => new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' })
const chosen = () =>
  within(screen.getByLabelText('Filer til din besked')).getAllByText(/Klar til at sende/, { selector: 'li *' })

/** The API keeps the files of `ticket`, in the order of their names. */
const keepFile = (ticket: SupportTicket, names: string[], id = ''): { file: SupportTicketFile } => {
  const file = { id, name: names[ticket.waiting.length] ?? '', type: 'pdf' as const, bytes: 900 }
  ticket.waiting.push(file)
  return { file }
}
const sendFiles = (ticket: SupportTicket, message = ''): SupportTicket => {
  const files = ticket.waiting.splice(0)
  ticket.replies.push({ id: newId(), from: 'person', message, files, at: '2031-05-14T08:00:00.000Z' })
  return ticket
}

test('a signed-in person is led from the form to the page of the question, where a sixth file is refused with words', async () => {
  const ticket = aTicket()
  const names = Array.from({ length: 6 }, (_, index) => `bilag ${index + 1}.pdf`)
  const token = 't'.repeat(43)
  const app = await openApp({
    path: '/contact',
    person: aGuest(),
    answers: {
      'GET /api/pages/{slug}': aWrittenPage('contact'),
      'PUT /api/contact/tickets/{id}': { number: 12, openedAt: ticket.openedAt, token },
      'POST /api/contact/ticket': () => structuredClone(ticket),
      'PUT /api/contact/files/{id}': ({ params }) => keepFile(ticket, names, params.id),
      'PUT /api/contact/replies/{id}': () => structuredClone(sendFiles(ticket)),
    },
  })
  await app.user.selectOptions(await screen.findByLabelText('Emne'), 'Teknisk')
  await app.user.type(screen.getByLabelText('Besked'), 'Kortet over boliger bliver ved at være gråt.')
  await app.user.click(screen.getByText('Send besked'))
  await app.user.click(await screen.findByText('Åbn din henvendelse'))
  await screen.findByText('Din henvendelse: Teknisk', { selector: 'h1' })
  await app.user.upload(screen.getByTestId('ticket-files'), names.map(aPdf))
  await findToast('En besked kan have 5 filer')
  await waitFor(() => expect(chosen()).toHaveLength(5))
  expect(screen.getByText('Tilføj filer').closest('button')).toHaveAttribute('aria-disabled', 'true')
  await app.user.click(screen.getByText('Send besked'))
  // Files alone are a message.
  await waitFor(() => expect(within(screen.getByLabelText('Filer')).getAllByRole('listitem')).toHaveLength(5))
  expect(app.requests('PUT /api/contact/files/{id}')).toHaveLength(5)
  expect(app.requests('PUT /api/contact/replies/{id}')).toMatchObject([{ body: { token, message: '' } }])
})

test('a message with a file whose answer is lost is not sent twice after a reload', async () => {
  const ticket = aTicket()
  const said = 'Her er et tilbud.'
  const app = await openApp({
    path: `/contact/ticket?token=${'t'.repeat(43)}`,
    answers: {
      'POST /api/contact/ticket': () => structuredClone(ticket),
      'PUT /api/contact/files/{id}': ({ params }) => keepFile(ticket, ['Tilbud.pdf'], params.id),
      // It arrives, and its answer is lost.
      'PUT /api/contact/replies/{id}': ({ params }) => {
        sendFiles(ticket, said)
        for (const reply of ticket.replies) reply.id = params.id ?? ''
        return lost()
      },
    },
  })
  const write = await screen.findByLabelText('Skriv videre')
  await app.user.upload(screen.getByTestId('ticket-files'), aPdf('Tilbud.pdf'))
  await waitFor(() => expect(chosen()).toHaveLength(1))
  await app.user.type(write, said)
  await app.user.click(screen.getByText('Send besked'))
  await findToast('Beskeden kunne ikke sendes')
  expect(write).toHaveValue(said)
  await app.reload()
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(1))
  await waitFor(() => expect(screen.getByLabelText('Skriv videre')).toHaveValue(''))
  expect(screen.getAllByLabelText('Hent Tilbud.pdf')).toHaveLength(1)
  expect(app.requests('PUT /api/contact/replies/{id}')).toHaveLength(1)
})
