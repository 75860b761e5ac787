import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  countRows,
  createAdmin,
  createGuest,
  listEvents,
  type Person,
  pictureForm,
  picturesForm,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
let guest: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'listings', 'bff'] })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  guest = await createGuest(stack)
})

const path = '/api/me/verification'
const Sent = z.object({ verification: z.object({ id: z.uuid(), status: z.string(), reason: z.string().nullable() }) })
const whole = () => picturesForm({ front: 30, back: 60, selfie: 90 })
const send = (person: Person, form: FormData) => person.send('POST', path, form)
const sent = async (person: Person) => Sent.parse((await send(person, whole())).body).verification
const decide = (id: string, body: object, by = admin) =>
  by.send('POST', `/api/admin/verifications/${id}/decision`, body)
const latest = async (person: Person) => Sent.parse((await person.get(path)).body).verification
const storedFiles = async (): Promise<Buffer[]> => {
  const entries = await readdir(join(stack.stack.home, 'blobs'), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  )
}

describe('a person who wants to be verified', () => {
  test('has no request, then a pending one, and cannot send another', async () => {
    expect(await guest.get(path)).toMatchObject({ status: 200, body: { verification: null } })
    const answer = await send(guest, whole())
    expect(answer).toMatchObject({ status: 201, body: { verification: { status: 'pending', reason: null } } })
    expect(await latest(guest)).toMatchObject({ status: 'pending' })
    expect(await send(guest, whole())).toMatchObject({ status: 409, code: 'verification.pending' })
  })

  test('may leave out the back, but neither front nor selfie', async () => {
    const missing = [
      await send(guest, picturesForm({ front: 1 })),
      await send(guest, picturesForm({ selfie: 1, back: 2 })),
      await send(guest, pictureForm()),
    ]
    expect(missing.map(({ status, body }) => [status, body])).toMatchObject([
      [400, { code: 'request.invalid', params: { issues: [{ path: '/selfie' }] } }],
      [400, { code: 'request.invalid', params: { issues: [{ path: '/front' }] } }],
      [400, { code: 'request.invalid', params: { issues: [{ path: '/front' }] } }],
    ])
    expect(await send(guest, picturesForm({ front: 1, selfie: 2 }))).toMatchObject({ status: 201 })
  })

  test('gets a clear refusal for a file that is no picture, and nothing is stored', async () => {
    const before = (await storedFiles()).length
    const form = picturesForm({ front: 5 })
    form.append('selfie', new Blob(['%PDF-1.7'], { type: 'image/png' }), 'selfie.png')
    expect(await send(guest, form)).toMatchObject({
      status: 422,
      body: { code: 'photo.unreadable', params: { document: 'selfie' } },
    })
    expect((await storedFiles()).length).toBe(before)
    expect(await guest.get(path)).toMatchObject({ body: { verification: null } })
  })

  test('sends the same request twice with one key and has one', async () => {
    const [first, second] = [
      await guest.send('POST', path, whole(), 'once'),
      await guest.send('POST', path, whole(), 'once'),
    ]
    expect(second.body).toEqual(first.body)
    const sql = 'select count(*) as count from verification_request where user_id = $1'
    expect(await countRows(stack.stack, 'identity', sql, [guest.id])).toBe(1)
  })

  test('sends five requests a day at most', async () => {
    for (let number = 0; number < 5; number++) {
      const { id } = await sent(guest)
      expect((await decide(id, { decision: 'rejected', reason: 'Uskarpt' })).status).toBe(200)
    }
    expect(await send(guest, whole())).toMatchObject({ status: 429, code: 'auth.tooManyAttempts' })
  })
})

describe('documents', () => {
  test('are stored encrypted, and opened only for administrators, whose look is stored', async () => {
    const { id } = await sent(guest)
    const webp = Buffer.from('WEBP')
    expect((await storedFiles()).filter((file) => file.subarray(8, 12).equals(webp))).toEqual([])
    const address = `/api/admin/verifications/${id}/documents/front`
    const answers = [await guest.get(address), await (await createGuest(stack)).get(address)]
    expect(answers.map(({ code }) => code)).toEqual(['auth.forbidden', 'auth.forbidden'])
    const seen = await fetch(new URL(address, stack.url), { headers: { cookie: admin.cookie } })
    expect([seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ])
    expect(Buffer.from(await seen.arrayBuffer()).subarray(8, 12)).toEqual(webp)
    const View = z.object({ kind: z.string(), viewer_id: z.string() })
    const sql = 'select kind, viewer_id from document_view where request_id = $1'
    const views = await readRows(stack.stack, 'identity', View, sql, [id])
    expect(views).toEqual([{ kind: 'front', viewer_id: admin.id }])
  })

  test('are deleted 30 days after the decision, and not an hour earlier', async () => {
    const before = (await storedFiles()).length
    const { id } = await sent(guest)
    expect((await storedFiles()).length).toBe(before + 6)
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
    await advanceClock(admin, 'P29DT23H')
    await stack.settle()
    expect((await admin.get(`/api/admin/verifications/${id}/documents/selfie`)).status).toBe(200)
    await advanceClock(admin, 'PT1H')
    await stack.settle()
    expect(await admin.get(`/api/admin/verifications/${id}/documents/selfie`)).toMatchObject({
      status: 404,
      code: 'verification.notFound',
    })
    const sql = 'select count(*) as count from verification_document where request_id = $1'
    expect(await countRows(stack.stack, 'identity', sql, [id])).toBe(0)
    expect(await latest(guest)).toMatchObject({ id, status: 'approved' })
  })
})

describe('a decision', () => {
  test('is told to the person with its reason, and a rejected person may ask again', async () => {
    const { id } = await sent(guest)
    const reason = 'Manglende dokumentation'
    expect(await decide(id, { decision: 'rejected', reason })).toMatchObject({ status: 200 })
    expect(await latest(guest)).toMatchObject({ id, status: 'rejected', reason })
    const next = await sent(guest)
    expect(next.id).not.toBe(id)
    expect(await latest(guest)).toMatchObject({ id: next.id, status: 'pending', reason: null })
    expect((await decide(next.id, { decision: 'approved' })).status).toBe(200)
    expect(await send(guest, whole())).toMatchObject({ status: 409, code: 'verification.approved' })
    const events = [
      ...(await listEvents(stack.stack, 'identity', id)),
      ...(await listEvents(stack.stack, 'identity', next.id)),
    ]
    expect(events.map(({ data }) => data.decision ?? 'requested')).toEqual([
      ...['requested', 'rejected', 'requested', 'approved'],
    ])
  })

  test('falls once, needs a reason to reject, is for administrators, and never about oneself', async () => {
    const { id } = await sent(guest)
    const answers = [
      await decide(id, { decision: 'approved' }, guest),
      await decide(id, { decision: 'rejected' }),
      await decide(id, { decision: 'rejected', reason: '  ' }),
      await decide(id, { decision: 'approved' }),
      await decide(id, { decision: 'rejected', reason: 'Uskarpt' }),
      await decide(crypto.randomUUID(), { decision: 'approved' }),
      await decide((await sent(admin)).id, { decision: 'approved' }),
    ]
    expect(answers.map(({ status, code }) => code ?? status)).toEqual([
      ...['auth.forbidden', 'request.invalid', 'request.invalid', 200],
      ...['verification.notPending', 'verification.notFound', 'verification.own'],
    ])
  })

  test('is asked for in the order of the requests, page by page', async () => {
    const asked = [await sent(guest), await sent(await createGuest(stack)), await sent(await createGuest(stack))]
    const Page = z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), documents: z.array(z.string()) })),
      nextCursor: z.string().nullable(),
    })
    const found: z.infer<typeof Page>['items'] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page = Page.parse((await admin.get(`/api/admin/verifications?limit=2${query}`)).body)
      found.push(...page.items)
      cursor = page.nextCursor
    }
    const documents = ['front', 'back', 'selfie']
    expect(found.slice(-3)).toEqual(asked.map(({ id }) => ({ id, name: 'Gerda Gæst', documents })))
    expect((await admin.get('/api/admin/verifications?cursor=x')).code).toBe('cursor.invalid')
    expect((await guest.get('/api/admin/verifications')).code).toBe('auth.forbidden')
  })
})
