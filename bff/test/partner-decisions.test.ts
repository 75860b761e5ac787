import {
  aCompany,
  type BootedStack,
  bootStack,
  completeOnboarding,
  createAdmin,
  createGuest,
  listEvents,
  listMails,
  type Person,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'listings', 'messaging', 'payouts', 'bff'] })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Answer = z.object({ application: z.object({ id: z.string(), status: z.string(), step: z.string() }) })
const check = async (by: Person, company = aCompany()) =>
  (await by.postOk(Answer, '/api/partner/cvr', company)).application
const ask = (by: Person, operatorId: string) => by.send('POST', '/api/partner/role', { operatorId })
const join = async (by: Person) => {
  const { id } = await check(by)
  await completeOnboarding(by, 'complete', '/api/partner/onboarding')
  expect(await ask(by, id)).toMatchObject({ status: 200 })
  return id
}
const decide = (id: string, body: object, by = admin) => by.send('POST', `/api/admin/partners/${id}/decision`, body)
const Session = z.object({ roles: z.array(z.string()) })
const rolesOf = async (by: Person) => Session.parse((await by.get('/api/auth/session')).body).roles
const reason = 'Ugyldig CVR'

test('a refusal says why, takes the role back at once, and is told by mail; the company may then apply again', async () => {
  const person = await createGuest(stack)
  const id = await join(person)
  expect(await rolesOf(person)).toContain('host_hotel')
  expect(await decide(id, { decision: 'rejected', reason })).toMatchObject({
    status: 200,
    body: { partner: { id, status: 'rejected', step: 'cvr', reason } },
  })
  expect(await rolesOf(person)).toEqual(['guest'])
  expect(await person.get('/api/partner')).toMatchObject({ body: { application: { status: 'rejected', reason } } })
  expect(await ask(person, id)).toMatchObject({ status: 409, code: 'partner.rejected' })
  expect(await person.send('POST', '/api/partner/onboarding')).toMatchObject({ code: 'partner.rejected' })
  await stack.settle()
  const mails = (await listMails(stack.stack, person.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject.includes('hotelpartner')).sort()).toEqual([
    'Ansøgningen som hotelpartner er afvist',
    'Velkommen som hotelpartner',
  ])

  expect(await check(person)).toMatchObject({ id, status: 'pending', step: 'stripe' })
  await completeOnboarding(person, 'complete', '/api/partner/onboarding')
  const again = { status: 200, body: { application: { step: 'complete', status: 'pending' }, roles: ['guest'] } }
  expect([await ask(person, id), await ask(person, id)]).toMatchObject([again, again])
  expect(await rolesOf(person)).toEqual(['guest'])
  expect(await decide(id, { decision: 'approved' })).toMatchObject({ status: 200 })
  expect((await ask(person, id)).body).toMatchObject({ roles: ['guest', 'host_hotel'] })
  expect(await rolesOf(person)).toContain('host_hotel')
  const history = z.object({ kind: z.string(), made_by: z.string(), reason: z.string().nullable() })
  const sql = 'select kind, made_by, reason from partner_change where application_id = $1 order by made_at, kind'
  expect(await readRows(stack.stack, 'identity', history, sql, [id])).toEqual([
    { kind: 'checked', made_by: person.id, reason: null },
    { kind: 'completed', made_by: person.id, reason: null },
    { kind: 'rejected', made_by: admin.id, reason },
    { kind: 'checked', made_by: person.id, reason: null },
    { kind: 'completed', made_by: person.id, reason: null },
    { kind: 'approved', made_by: admin.id, reason: null },
  ])
})

test('a refused company that fails the check again stays refused', async () => {
  const person = await createGuest(stack)
  const id = await join(person)
  await decide(id, { decision: 'rejected', reason })
  await person.send('POST', '/api/partner/cvr', aCompany({ cvr: '20304097' }))
  expect(await person.get('/api/partner')).toMatchObject({
    body: { application: { status: 'rejected', reason, cvr: '20304097' } },
  })
  expect(await ask(person, id)).toMatchObject({ code: 'partner.rejected' })
})

test('an approval is for complete applications, keeps the role, and is told by mail and event', async () => {
  const person = await createGuest(stack)
  const { id } = await check(person)
  expect(await decide(id, { decision: 'approved' })).toMatchObject({ status: 409, code: 'partner.notComplete' })
  await join(person)
  expect(await decide(id, { decision: 'approved' })).toMatchObject({
    status: 200,
    body: { partner: { status: 'approved', step: 'complete', reason: null } },
  })
  expect(await rolesOf(person)).toContain('host_hotel')
  await stack.settle()
  expect((await listMails(stack.stack, person.email)).map(({ subject }) => subject)).toContain(
    'Din virksomhed er godkendt som hotelpartner',
  )
  const events = await listEvents(stack.stack, 'identity', id)
  expect(events.map(({ data }) => data.decision ?? 'completed')).toEqual(['completed', 'approved'])
})

test('a decision falls once, needs a reason to refuse, is for administrators, and never about oneself', async () => {
  const person = await createGuest(stack)
  const id = await join(person)
  const own = await check(admin)
  const answers = [
    await decide(id, { decision: 'approved' }, person),
    await decide(id, { decision: 'rejected' }),
    await decide(id, { decision: 'rejected', reason: '  ' }),
    await decide(id, { decision: 'approved' }),
    await decide(id, { decision: 'rejected', reason }),
    await decide(crypto.randomUUID(), { decision: 'approved' }),
    await decide(own.id, { decision: 'rejected', reason }),
  ]
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([
    ...['auth.forbidden', 'request.invalid', 'request.invalid', 200],
    ...['partner.notPending', 'partner.notFound', 'partner.own'],
  ])
})

test('applications are listed newest first, page by page, by status and by words of name, address and number', async () => {
  const people = [await createGuest(stack), await createGuest(stack), await createGuest(stack)]
  const ids: string[] = []
  for (const [index, each] of people.entries())
    ids.unshift(
      (await check(each, aCompany({ cvr: `7711220${index + 1}`, contactEmail: `liste-${index}@hotel.example` }))).id,
    )
  const Page = z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), userId: z.string(), suspended: z.boolean() })),
    nextCursor: z.string().nullable(),
  })
  const list = async (query: string) => Page.parse((await admin.get(`/api/admin/partners?${query}`)).body)
  const first = await list('q=7711220&limit=2')
  const second = await list(`q=7711220&limit=2&cursor=${first.nextCursor}`)
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
  expect(second.nextCursor).toBeNull()
  expect(first.items[0]).toMatchObject({ name: 'Gerda Gæst', userId: people[2]?.id, suspended: false })
  expect((await list('q=LISTE-1@hotel')).items.map(({ id }) => id)).toEqual([ids[1]])
  await decide(ids[0] ?? '', { decision: 'rejected', reason })
  expect((await list('q=7711220&status=rejected')).items.map(({ id }) => id)).toEqual([ids[0]])
  expect((await list('q=%25')).items).toEqual([])
  expect((await admin.get('/api/admin/partners?cursor=x')).code).toBe('cursor.invalid')
  expect((await people[0]?.get('/api/admin/partners'))?.code).toBe('auth.forbidden')
})
