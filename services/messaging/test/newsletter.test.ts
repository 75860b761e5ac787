import { randomUUID } from 'node:crypto'
import { asUser, type BootedStack, bootStack, codeOf, createUser, expectOk, listMails, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    env: { messaging: { CONTACT_NETWORK_LIMIT: '10', CONTACT_WIDE_LIMIT: '60' } },
  })
})
afterAll(() => stack?.stop())

let hosts = 0
const asking = () => ({
  ...{ email: `${randomUUID()}@test.example`, locale: 'da' as const, version: '2026-12' as const },
  ip: `10.${++hosts >> 8}.${hosts & 255}.7`,
})
const messaging = () => stack.services.messaging
const mailsTo = async (email: string) => {
  await stack.settle()
  return listMails(stack.stack, email)
}
const tokenIn = (text: string | undefined): string => /newsletter\/\w+\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const Act = z.object({ act: z.string(), version: z.string() })
/** What the log says since a moment; other tests wait. */
const acts = (sql = '') =>
  readRows(stack.stack, 'messaging', Act, `select act, version from newsletter_consent ${sql} order by at, act`)
const subscribers = (email: string) =>
  readRows(
    stack.stack,
    'messaging',
    z.object({ confirmed: z.boolean() }),
    'select confirmed_at is not null as confirmed from newsletter_subscriber where email = $1',
    [email],
  )

test('an address is subscribed by the link of its letter alone, once, and forgotten by the link of the next', async () => {
  const asked = { ...asking(), locale: 'de' as const }
  const before = (await acts()).length
  expect(expectOk(await messaging().subscribeNewsletter(asked))).toEqual({})
  const [letter, ...others] = await mailsTo(asked.email)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Bestätigen Sie, dass Sie den Nordbo-Newsletter möchten')
  expect(letter?.text).toContain('Der Link funktioniert 7 Tage.')
  expect(letter?.text).not.toContain('unsubscribe')
  expect(await subscribers(asked.email)).toEqual([{ confirmed: false }])
  const token = tokenIn(letter?.text)
  // The same link does not end anything.
  expect(expectOk(await messaging().endNewsletter({ token }))).toEqual({ ended: false })
  for (const _ of [1, 2]) expect(expectOk(await messaging().confirmNewsletter({ token }))).toEqual({ confirmed: true })
  expect(await subscribers(asked.email)).toEqual([{ confirmed: true }])
  const mails = await mailsTo(asked.email)
  const welcome = mails.find(({ subject }) => subject === 'Willkommen beim Nordbo-Newsletter')
  expect(mails).toHaveLength(2)
  const end = tokenIn(welcome?.text)
  expect(JSON.stringify(welcome?.listHeaders)).toContain(`/api/newsletter/unsubscribe/${end}`)
  expect(JSON.stringify(welcome?.listHeaders)).toContain('List-Unsubscribe=One-Click')
  for (const _ of [1, 2]) expect(expectOk(await messaging().endNewsletter({ token: end }))).toEqual({ ended: true })
  expect(await subscribers(asked.email)).toEqual([])
  expect(expectOk(await messaging().confirmNewsletter({ token }))).toEqual({ confirmed: false })
  expect((await acts()).slice(before).map(({ act }) => act)).toEqual(
    expect.arrayContaining(['asked', 'confirmed', 'ended']),
  )
  expect((await acts()).length - before).toBe(3)
  const log = await readRows(
    stack.stack,
    'messaging',
    z.object({ row: z.string() }),
    'select to_jsonb(c)::text as row from newsletter_consent c',
  )
  for (const { row } of log) expect(row).not.toContain('@')
})

test('who asks learns nothing: a subscribed address is answered alike and gets no letter', async () => {
  const asked = asking()
  expectOk(await messaging().subscribeNewsletter(asked))
  const [letter] = await mailsTo(asked.email)
  expectOk(await messaging().confirmNewsletter({ token: tokenIn(letter?.text) }))
  expect((await mailsTo(asked.email)).length).toBe(2)
  expect(await messaging().subscribeNewsletter(asked)).toEqual(await messaging().subscribeNewsletter(asking()))
  expect((await mailsTo(asked.email)).length).toBe(2)
})

test('an address gets three links a day, and a network asks ten times an hour', async () => {
  const { email } = asking()
  const one = await Promise.all(
    Array.from({ length: 6 }, () => messaging().subscribeNewsletter({ ...asking(), email })),
  )
  expect(one.map(codeOf).sort()).toEqual([...Array(3).fill('contact.tooMany'), ...Array(3).fill('ok')])
  expect(await mailsTo(email)).toHaveLength(3)
  const { ip } = asking()
  const many = await Promise.all(Array.from({ length: 15 }, () => messaging().subscribeNewsletter({ ...asking(), ip })))
  expect(many.filter(({ ok }) => ok)).toHaveLength(10)
  const retryAfterSeconds = expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600)
  expect(many.find(({ ok }) => !ok)).toMatchObject({ error: { params: { retryAfterSeconds } } })
})

const proved = (userId: string) => {
  const { actor } = asUser(userId)
  return { actor: { ...actor, emailVerified: true } }
}

test('a subscription of a signed-in person is theirs, but not that of another address or of their own before it is proved', async () => {
  const personId = await createUser(stack)
  const Account = z.object({ email: z.string() })
  const [own] = await readRows(stack.stack, 'identity', Account, 'select email from "user" where id = $1', [personId])
  const Row = z.object({ person: z.string().nullable() })
  const sql = 'select person_id as person from newsletter_subscriber where email = $1'
  for (const [call, email, person] of [
    [asUser(personId), own?.email ?? '', null],
    [proved(personId), own?.email ?? '', personId],
    [proved(personId), asking().email, null],
  ] as const) {
    expectOk(await messaging().subscribeNewsletter({ ...asking(), email }, call))
    expect(await readRows(stack.stack, 'messaging', Row, sql, [email])).toEqual([{ person }])
  }
})

test('only versions of the words are taken that there have been', async () => {
  const wrong: unknown = { ...asking(), version: 'jeg lover alt' }
  expect(codeOf(await messaging().subscribeNewsletter(wrong as ReturnType<typeof asking>))).toBe('request.invalid')
})

test.each(['', 'gerda', 'gerda@'])('%o is refused as an address', async (email) => {
  expect(codeOf(await messaging().subscribeNewsletter({ ...asking(), email }))).toBe('request.invalid')
})

test('a link works for seven days and no longer', async () => {
  const [early, late] = [asking(), asking()]
  for (const each of [early, late]) expectOk(await messaging().subscribeNewsletter(each))
  const tokens = await Promise.all([early, late].map(async ({ email }) => tokenIn((await mailsTo(email))[0]?.text)))
  const askedAgo = (email: string, ago: string) =>
    readRows(
      stack.stack,
      'messaging',
      z.unknown(),
      'update newsletter_subscriber set asked_at = asked_at - $2::interval where email = $1 returning id',
      [email, ago],
    )
  await askedAgo(early.email, '6 days 23 hours')
  expect(expectOk(await messaging().confirmNewsletter({ token: tokens[0] ?? '' }))).toEqual({ confirmed: true })
  await askedAgo(late.email, '7 days 1 minute')
  expect(expectOk(await messaging().confirmNewsletter({ token: tokens[1] ?? '' }))).toEqual({ confirmed: false })
})
