import {
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  closeDispute,
  completeOnboarding,
  createAdmin,
  createGuest,
  createHome,
  createPaidStay,
  fetchPaymentSecret,
  listMails,
  type Mail,
  openDispute,
  type Person,
  pay,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

/** What a person was written, oldest first, without the welcome. */
const mailsTo = async (person: Person): Promise<Mail[]> => {
  await stack.settle()
  const mails = await listMails(stack.stack, person.email)
  return mails.filter(({ subject }) => !subject.startsWith('Velkommen')).reverse()
}
const subjectsTo = async (person: Person): Promise<string[]> => (await mailsTo(person)).map(({ subject }) => subject)

/** Completes the provider's forms as a host. */
const onboard = async (host: Person, outcome: 'complete' | 'incomplete'): Promise<void> => {
  await completeOnboarding(host, outcome)
  await stack.settle()
}

test('mails follow a request: sent, approved with a payment link, and confirmed to both', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2), { message: 'Vi glæder os til <havet>' })
  expect(await subjectsTo(guest)).toEqual(['Din forespørgsel er sendt'])
  const [asked] = await mailsTo(home.host)
  expect(asked?.subject).toMatch(/^Ny forespørgsel på Sommerhus/)
  expect(asked?.text).toContain('> Vi glæder os til <havet>')

  await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`)
  expect(await mailsTo(guest)).toContainEqual(
    expect.objectContaining({
      subject: 'Hans har sagt ja til dit ophold',
      text: expect.stringContaining(`Betal nu: ${stack.url}/pay/${booking.id}`),
    }),
  )

  await pay(guest, await fetchPaymentSecret(guest, booking.id))
  expect(await subjectsTo(guest)).toContainEqual(expect.stringMatching(/er bekræftet$/))
  expect(await subjectsTo(home.host)).toContainEqual(expect.stringMatching(/^Ny reservation af/))
  expect(await subjectsTo(guest)).toHaveLength(3)
})

test('a confirmation gives the guest address, price lines and calendar file, and the host none', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { content: { arrivalNotes: 'Nøglen ligger i boksen.' } })
  const stay = await stayIn(stack, 30, 2)
  const booking = await book(guest, home.id, stay)
  await pay(guest, booking.clientSecret ?? '')
  const [confirmed] = await mailsTo(guest)
  const text = confirmed?.text.replaceAll('\u00a0', ' ')
  for (const words of [
    `Adresse: ${home.exact.line1}, 9990 Skagen`,
    'Fra 48 timer før indtjekning kan du læse værtens besked om nøgle og vej under din rejse.',
    home.host.email,
    '2 nætter: 2.000 DKK\nServicegebyr: 300 DKK\nBetalt: 2.300 DKK',
    `${stack.url}/trips/${booking.id}/receipt`,
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Nøglen ligger i boksen.')
  const at = confirmed?.attachments.findIndex(({ filename }) => filename === 'ophold.ics')
  const file = await fetch(`${stack.stack.sandboxUrl}/mails/${confirmed?.id}/attachments/${at}`)
  const calendar = (await file.text()).split(/\r?\n/)
  for (const line of [
    'METHOD:REQUEST',
    `DTSTART;TZID=Europe/Copenhagen:${stay.checkIn.replaceAll('-', '')}T150000`,
    `LOCATION:${home.exact.line1}\\, 9990 Skagen`,
  ])
    expect(calendar).toContain(line)
  const [reserved] = await mailsTo(home.host)
  expect(reserved?.attachments).toEqual([])
  expect(reserved?.text).not.toContain(home.exact.line1)
})

test('a declined guest reads the reason', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2))
  await home.host.send('POST', `/api/host/bookings/${booking.id}/decline`, { reason: 'Huset males' })
  // The mail about the request may arrive after it.
  expect(await mailsTo(guest)).toContainEqual(
    expect.objectContaining({
      subject: 'Din forespørgsel blev afvist',
      text: expect.stringContaining('> Huset males'),
    }),
  )
})

test('an expired request, approval or hold is mailed to its guest', async () => {
  const [asking, approved, holding] = [await createGuest(stack), await createGuest(stack), await createGuest(stack)]
  const requestHome = await createHome(stack, { mode: 'request' })
  const instantHome = await createHome(stack)
  await book(asking, requestHome.id, await stayIn(stack, 30, 2))
  const toPay = await book(approved, requestHome.id, await stayIn(stack, 40, 2))
  await requestHome.host.send('POST', `/api/host/bookings/${toPay.id}/approve`)
  await book(holding, instantHome.id, await stayIn(stack, 30, 2))
  await advanceClock(admin, 'PT25H')
  expect(await subjectsTo(asking)).toContain('Din forespørgsel er udløbet')
  expect(await subjectsTo(approved)).toContain('Fristen for at betale er udløbet')
  expect(await subjectsTo(holding)).toEqual(['Din reservation blev ikke gennemført'])
})

test('a host gets mails about an incomplete account, a dispute, its outcome and the payout', async () => {
  const home = await createHome(stack)
  await onboard(home.host, 'incomplete')
  expect(await subjectsTo(home.host)).toEqual(['Din udbetalingskonto mangler oplysninger'])
  await onboard(home.host, 'complete')
  const booking = await createPaidStay(stack, home, await stayIn(stack, 1))
  const dispute = await openDispute(stack, booking.intentId)
  expect(await mailsTo(home.host)).toContainEqual(
    expect.objectContaining({
      subject: 'Der er gjort indsigelse mod betalingen for Gerda Gæsts ophold',
      text: expect.stringContaining(`${stack.url}/host/dashboard/reservations?booking=${booking.id}`),
    }),
  )
  await closeDispute(stack, dispute, 'won')
  expect(await subjectsTo(home.host)).toContain('Indsigelsen mod betalingen for Gerda Gæsts ophold er afvist')
  await advanceClock(admin, 'P3D')
  const sent = (await mailsTo(home.host)).filter(
    ({ subject }) => subject === 'Din udbetaling for Gerda Gæsts ophold er sendt',
  )
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text.replaceAll('\u00a0', ' ')).toContain('Din andel: 2.700 DKK')
  expect(sent[0]?.text).toContain(`${stack.url}/host/dashboard/payouts/${booking.id}`)
})
