import {
  advanceClock,
  asAdmin,
  type BootedStack,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  expectOk,
  listMails,
  type Person,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// An account is erased by all services.
let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Opened = z.object({ thread: z.object({ id: z.string() }) })

/** A thread of a guest about a home, both new. */
const openTalk = async (): Promise<{ guest: Person; host: Person; id: string }> => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: home.id })
  return { guest, host: home.host, id: thread.id }
}
const say = async (who: Person, thread: string, body: string): Promise<void> => {
  const answer = await who.send('PUT', `/api/threads/${thread}/messages/${crypto.randomUUID()}`, { body })
  expect(answer.status).toBe(200)
}
const advance = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}
/** The mails about messages that a person got, newest first. */
const mailsTo = async ({ email }: Person) =>
  (await listMails(stack.stack, email)).filter(({ text }) => text.includes('/messages/'))

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
  const { guest, host, id } = await openTalk()
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
  const [suspended, erased] = await Promise.all([openTalk(), openTalk()])
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
