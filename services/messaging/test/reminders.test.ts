import {
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createHome,
  listMails,
  type Person,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createReached, turnOn } from './push-people.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const speak = async (person: Person, preferredLocale: string): Promise<void> => {
  const { status } = await person.send('PATCH', '/api/me/profile', { preferredLocale })
  if (status !== 200) throw new Error(`answered ${status}`)
}
const pass = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}
const Listed = z.object({ items: z.array(z.object({ kind: z.string(), path: z.string() })) })
const centreOf = async (person: Person) => Listed.parse((await person.get('/api/notifications')).body).items
const mailsTo = async ({ email }: Person, subject: string) =>
  (await listMails(stack.stack, email)).filter((mail) => mail.subject === subject)

test('host and guest are each reminded once, by mail, behind the bell and by push, in their own language', async () => {
  const guest = await createReached(stack)
  const home = await createHome(stack, { mode: 'request' })
  const { host } = home
  const hosts = await turnOn(stack, host)
  await speak(host, 'de')
  await speak(guest.person, 'fr')
  const { id } = await book(guest.person, home.id, await stayIn(stack, 40, 2))
  await pass('PT18H1M')

  expect((await centreOf(host))[0]).toEqual({ kind: 'answerReminder', path: '/host/dashboard/requests' })
  expect((await hosts.received()).at(-1)).toMatchObject({
    ...{
      title: 'Eine Anfrage läuft bald ab. Denken Sie an Ihre Antwort',
      path: '/host/dashboard/requests',
      lang: 'de',
    },
    headers: { urgency: 'high' },
  })
  const [letter, ...more] = (await listMails(stack.stack, host.email)).filter(({ subject }) =>
    subject.endsWith('wartet auf Ihre Antwort'),
  )
  expect(more).toEqual([])
  expect(letter?.html).toContain('lang="de"')
  expect(letter?.text).toMatch(/Bitte antworten Sie bis .+ \(Kopenhagener Zeit\)/)
  expect(letter?.text).toContain('/host/dashboard/requests')

  expect((await host.send('POST', `/api/host/bookings/${id}/approve`)).status).toBe(200)
  await pass('PT21H1M')
  expect((await centreOf(guest.person))[0]).toEqual({ kind: 'paymentReminder', path: `/pay/${id}` })
  expect((await guest.browser.received()).at(-1)).toMatchObject({
    ...{ title: 'Le délai de paiement se termine bientôt', path: `/pay/${id}`, lang: 'fr' },
    headers: { urgency: 'high' },
  })
  const [asked, ...others] = await mailsTo(guest.person, 'Pensez à payer votre séjour')
  expect(others).toEqual([])
  expect(asked?.text).toMatch(/Payez au plus tard le .+ \(heure de Copenhague\)/)
  expect(asked?.text).toContain(`/pay/${id}`)

  await pass('PT4H')
  const kinds = [...(await centreOf(host)), ...(await centreOf(guest.person))].map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.endsWith('Reminder'))).toEqual(['answerReminder', 'paymentReminder'])
  expect(kinds).toContain('paymentExpired')
})

test('a request that was answered brings nobody a reminder', async () => {
  const guest = await createReached(stack)
  const home = await createHome(stack, { mode: 'request' })
  const { id } = await book(guest.person, home.id, await stayIn(stack, 50, 2))
  await home.host.send('POST', `/api/host/bookings/${id}/decline`)
  await pass('PT23H')
  const kinds = [...(await centreOf(home.host)), ...(await centreOf(guest.person))].map(({ kind }) => kind)
  expect(kinds).toContain('requestDeclined')
  expect(kinds.filter((kind) => kind.endsWith('Reminder'))).toEqual([])
})
