import {
  advanceClock,
  asAdmin,
  type BootedStack,
  bootStack,
  createAdmin,
  expectOk,
  listMails,
  type Person,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalk, say } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const advance = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}
/** The mails about messages that a person got, newest first. */
const mailsTo = async ({ email }: Person) =>
  (await listMails(stack.stack, email)).filter(({ text }) => text.includes('/messages/'))
const choose = async (person: Person, choices: Record<string, boolean>): Promise<void> => {
  const settings = {
    ...{ bookingEmail: true, bookingPush: true, messageEmail: true, messagePush: true },
    ...{ promoEmail: true, promoPush: true },
  }
  expect((await person.send('PUT', '/api/me/notification-settings', { ...settings, ...choices })).status).toBe(200)
}

test('messages that nobody read for ten minutes are one mail, with how many and the newest as the thread shows it', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Må vi have hund med?')
  await say(guest, id, 'Ring til mig på 20 30 40 50')
  await advance('PT9M')
  expect(await mailsTo(host)).toEqual([])
  await advance('PT1M')
  const [mail, ...more] = await mailsTo(host)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^2 nye beskeder fra /)
  expect(mail?.text).toContain('Du har 2 ulæste beskeder fra ')
  expect(mail?.text).toContain(`/host/dashboard/messages/${id}`)
  expect(mail?.text).toContain('Ring til mig på ')
  expect(mail?.text).not.toContain('20 30 40 50')
  expect(mail?.text).toMatch(/Sommerhus \d+ ved Grenen/)
  expect(mail?.html).not.toContain('20 30 40 50')
  expect(await mailsTo(guest)).toEqual([])
  await advance('PT30M')
  expect(await mailsTo(host), 'a mail is not repeated').toHaveLength(1)
  await say(guest, id, 'Er I der?')
  await advance('PT10M')
  const [second] = await mailsTo(host)
  expect(second?.subject).toMatch(/^Ny besked fra /)
  expect(second?.text).toContain('Er I der?')
  expect(await mailsTo(host)).toHaveLength(2)
  await say(host, id, 'Ja, velkommen')
  await advance('PT10M')
  expect((await mailsTo(guest)).map(({ text }) => text.includes(`/messages/${id}`))).toEqual([true])
})

test('nothing is mailed that was read meanwhile, and the rest alone if a part was read', async () => {
  const { guest, host, id } = await openTalk(stack)
  const read = await say(guest, id, 'Hej')
  expect((await host.send('PUT', `/api/threads/${id}/read`, { seq: read.seq })).status).toBeLessThan(300)
  await advance('PT11M')
  expect(await mailsTo(host)).toEqual([])
  const part = await say(guest, id, 'Er der brænde?')
  await say(guest, id, 'Og en sauna?')
  expect((await host.send('PUT', `/api/threads/${id}/read`, { seq: part.seq })).status).toBeLessThan(300)
  await advance('PT10M')
  expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ny besked fra /)])
})

test('people who turned mails about messages off or are suspended get none, and choices about news do not count', async () => {
  const [off, suspended, noNews] = await Promise.all([openTalk(stack), openTalk(stack), openTalk(stack)])
  await choose(off.host, { messageEmail: false })
  await choose(noNews.host, { promoEmail: false })
  for (const { guest, id } of [off, suspended, noNews]) await say(guest, id, 'Hej')
  expectOk(await stack.services.identity.suspend({ userId: suspended.host.id, reason: 'Klager' }, asAdmin))
  await stack.settle()
  await advance('PT10M')
  expect(await mailsTo(off.host)).toEqual([])
  expect(await mailsTo(suspended.host)).toEqual([])
  expect(await mailsTo(noNews.host)).toHaveLength(1)
})

test('mails about messages are in their reader’s language', async () => {
  const { guest, host, id } = await openTalk(stack)
  expect((await host.send('PATCH', '/api/me/profile', { preferredLocale: 'de' })).status).toBe(200)
  await say(guest, id, 'Hej')
  await advance('PT10M')
  expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Neue Nachricht von /)])
})
