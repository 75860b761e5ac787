import {
  advanceClock,
  asAdmin,
  type BootedStack,
  bootStack,
  createAdmin,
  expectOk,
  listMails,
  type Person,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
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

/** Posts as a mail program does, without a session. */
const postForm = async (address: string) => {
  const url = new URL(new URL(address).pathname, stack.url)
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const bodies = [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]
  return Promise.all(bodies.map(async (body) => (await fetch(url, { method: 'POST', body })).status))
}
const Wanted = z.object({ messageEmail: z.boolean(), promoEmail: z.boolean() })
const wantedBy = async (person: Person) => Wanted.parse((await person.get('/api/me/notification-settings')).body)

test('mails about messages are ended by one click and by their link, each without a session, and go on after it is taken back', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Hej')
  await advance('PT10M')
  const [mail] = await mailsTo(host)
  const { 'list-unsubscribe': way = '', 'list-unsubscribe-post': post } = mail?.listHeaders ?? {}
  expect(post).toBe('List-Unsubscribe=One-Click')
  const [, address = '', token = ''] = /^<(.+\/api\/unsubscribe\/([\w-]{44}))>$/.exec(way) ?? []
  expect(mail?.text).toContain(`/unsubscribe?token=${token}`)
  expect(mail?.html).toContain(`/unsubscribe?token=${token}`)

  // What programs fetch ahead changes nothing.
  const looked = await fetch(new URL(new URL(address).pathname, stack.url), { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([302, `/unsubscribe?token=${token}`])
  expect(await wantedBy(host)).toEqual({ messageEmail: true, promoEmail: true })
  for (const _ of ['first', 'again']) expect(await postForm(address)).toEqual([200, 200])
  expect(await wantedBy(host)).toEqual({ messageEmail: false, promoEmail: true })
  expect(await wantedBy(guest)).toEqual({ messageEmail: true, promoEmail: true })
  await say(guest, id, 'Er I der?')
  await advance('PT10M')
  expect(await mailsTo(host)).toHaveLength(1)

  const press = (stopped: boolean, given = token) =>
    visitor(stack.url).send('POST', '/api/unsubscribe', { token: given, stopped })
  for (const stopped of [false, false, true, true, false])
    expect((await press(stopped)).body).toEqual({ subject: 'message', stopped })
  expect(await wantedBy(host)).toEqual({ messageEmail: true, promoEmail: true })
  await say(guest, id, 'Hallo?')
  await advance('PT10M')
  expect(await mailsTo(host)).toHaveLength(2)

  const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  expect([(await press(true, other)).code, (await press(true, 'kort')).status]).toEqual(['unsubscribe.notFound', 400])
  expect(await postForm(address.replace(token, other))).toEqual([404, 404])
})

test('who is suspended can end mails about messages, and a link of an erased person ends nothing', async () => {
  const [suspended, erased] = await Promise.all([openTalk(stack), openTalk(stack)])
  for (const { guest, host, id } of [suspended, erased]) await say(host, id, `Hej ${guest.id}`)
  await advance('PT10M')
  const linkOf = async ({ guest }: typeof suspended) => {
    const [mail] = await mailsTo(guest)
    return /<(.+)>/.exec(mail?.listHeaders['list-unsubscribe'] ?? '')?.[1] ?? ''
  }
  const [first, second] = [await linkOf(suspended), await linkOf(erased)]
  expectOk(await stack.services.identity.suspend({ userId: suspended.guest.id, reason: 'Klager' }, asAdmin))
  expect(await postForm(first)).toEqual([200, 200])
  expect((await erased.guest.send('DELETE', '/api/me', { confirm: 'SLET' })).status).toBe(200)
  await stack.settle()
  expect(await postForm(second)).toEqual([404, 404])
})

test('mails about messages are in their reader’s language', async () => {
  const { guest, host, id } = await openTalk(stack)
  expect((await host.send('PATCH', '/api/me/profile', { preferredLocale: 'de' })).status).toBe(200)
  await say(guest, id, 'Hej')
  await advance('PT10M')
  expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Neue Nachricht von /)])
})
