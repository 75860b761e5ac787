import { asAdmin, asUser, createUser, expectOk, listMails, readRows, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { advanceClock, bootMessaging, type MessagingStack } from './messaging-stack.ts'
import { createHome, openTalk, say, type Talk } from './messaging-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging()
})
afterAll(() => stack?.stop())

/** A thread of two people with accounts, who get mails. */
const openMailedTalk = async (): Promise<Talk> => {
  const [guest, hostId] = [await createUser(stack), await createUser(stack)]
  return openTalk(stack, { guest, home: await createHome(stack, { hostId }) })
}
const advance = (duration: string): Promise<void> => advanceClock(stack, duration)
/** The mails about messages that a person got, newest first. */
const mailsTo = async (person: string) =>
  (await listMails(stack.stack, `${person}@test.example`)).filter(({ text }) => text.includes('/messages/'))
const choose = async (person: string, choices: { messageEmail?: boolean; promoEmail?: boolean }): Promise<void> => {
  const all = { bookingPush: true, messageEmail: true, messagePush: true, promoEmail: true, promoPush: true }
  const chosen = { bookingEmail: true as const, ...all, ...choices }
  expectOk(await stack.services.identity.setNotificationSettings(chosen, withKey(asUser(person))))
}
const markRead = async (person: string, threadId: string, seq: number): Promise<void> => {
  expectOk(await stack.messaging.markThreadRead({ threadId, seq }, asUser(person)))
}

test('messages that nobody read for ten minutes are one mail, with how many and the newest as the thread shows it', async () => {
  const { guest, host, id } = await openMailedTalk()
  await say(stack, guest, id, 'Må vi have hund med?')
  await say(stack, guest, id, 'Ring til mig på 20 30 40 50')
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
  await say(stack, guest, id, 'Er I der?')
  await advance('PT10M')
  const [second] = await mailsTo(host)
  expect(second?.subject).toMatch(/^Ny besked fra /)
  expect(second?.text).toContain('Er I der?')
  expect(await mailsTo(host)).toHaveLength(2)
  await say(stack, host, id, 'Ja, velkommen')
  await advance('PT10M')
  expect((await mailsTo(guest)).map(({ text }) => text.includes(`/messages/${id}`))).toEqual([true])
})

test('who has proved no address is a guest without a name in mails', async () => {
  const { guest, host, id } = await openMailedTalk()
  const sql = `update "user" set name = 'Kontohjælp', email_verified = false where id = $1`
  await readRows(stack.stack, 'identity', z.object({}), sql, [guest])
  await say(stack, guest, id, 'Din konto er spærret')
  await advance('PT10M')
  const [mail] = await mailsTo(host)
  expect(mail?.subject).toBe('Ny besked fra en gæst')
  expect(mail?.text).toContain('En gæst skriver:')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Kontohjælp')
})

test('nothing is mailed that was read meanwhile, and the rest alone if a part was read', async () => {
  const { guest, host, id } = await openMailedTalk()
  const read = await say(stack, guest, id, 'Hej')
  await markRead(host, id, read.seq)
  await advance('PT11M')
  expect(await mailsTo(host)).toEqual([])
  const part = await say(stack, guest, id, 'Er der brænde?')
  await say(stack, guest, id, 'Og en sauna?')
  await markRead(host, id, part.seq)
  await advance('PT10M')
  expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ny besked fra /)])
})

test('people who turned mails about messages off or are suspended get none, and choices about news do not count', async () => {
  const [off, suspended, noNews] = await Promise.all([openMailedTalk(), openMailedTalk(), openMailedTalk()])
  await choose(off.host, { messageEmail: false })
  await choose(noNews.host, { promoEmail: false })
  for (const { guest, id } of [off, suspended, noNews]) await say(stack, guest, id, 'Hej')
  expectOk(await stack.services.identity.suspend({ userId: suspended.host, reason: 'Klager' }, asAdmin))
  await stack.settle()
  await advance('PT10M')
  expect(await mailsTo(off.host)).toEqual([])
  expect(await mailsTo(suspended.host)).toEqual([])
  expect(await mailsTo(noNews.host)).toHaveLength(1)
})

test('mails about messages are in their reader’s language', async () => {
  const { guest, host, id } = await openMailedTalk()
  expectOk(await stack.services.identity.updateProfile({ preferredLocale: 'de' }, withKey(asUser(host))))
  await say(stack, guest, id, 'Hej')
  await advance('PT10M')
  expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Neue Nachricht von /)])
})
