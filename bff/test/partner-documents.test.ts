import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  aCompany,
  advanceClock,
  aPdf,
  type BootedStack,
  bootStack,
  completeOnboarding,
  countRows,
  createAdmin,
  createGuest,
  fileForm,
  type Person,
  picturesForm,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
let person: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'listings', 'payouts', 'bff'] })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  person = await createGuest(stack)
})

const path = '/api/partner/documents'
const Added = z.object({ document: z.object({ id: z.uuid(), kind: z.string(), type: z.string(), bytes: z.number() }) })
const Own = z.object({ application: z.object({ id: z.string(), documents: z.array(Added.shape.document) }) })
const apply = (by = person) => by.postOk(z.unknown(), '/api/partner/cvr', aCompany())
const send = (form = fileForm('registration', aPdf()), by = person) => by.send('POST', path, form)
const sent = async (form?: FormData) => Added.parse((await send(form)).body).document
const own = async () => Own.parse((await person.get('/api/partner')).body).application
const storedFiles = async (): Promise<Buffer[]> => {
  const entries = await readdir(join(stack.stack.home, 'blobs'), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  )
}
const fetchAs = (by: Person, where: string): Promise<Response> =>
  fetch(new URL(where, stack.url), { headers: { cookie: by.cookie } })
const views = (id: string) =>
  readRows(
    stack.stack,
    'identity',
    z.object({ viewer_id: z.string() }),
    'select viewer_id from partner_document_view where document_id = $1',
    [id],
  )

test('a company sends PDFs and pictures, which are listed, stored encrypted, and opened again without what only a file can hold', async () => {
  await apply()
  const file = aPdf('% hemmeligt\n4 0 obj\n<</Type/#4FbjStm>>\nendobj')
  const pdf = await sent(fileForm('authority', file))
  const picture = await sent(picturesForm({ licence: 40 }))
  expect([pdf, picture]).toMatchObject([
    { kind: 'authority', type: 'pdf', bytes: file.length },
    { kind: 'licence', type: 'picture' },
  ])
  expect((await own()).documents).toEqual([pdf, picture].map((each) => expect.objectContaining(each)))
  expect((await storedFiles()).some((stored) => stored.includes('hemmeligt'))).toBe(false)

  const answer = await fetchAs(person, `${path}/${pdf.id}`)
  const opened = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(opened).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  expect(opened).not.toMatch(/hemmeligt|ObjStm/)
  const names = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'] as const
  expect(names.map((name) => answer.headers.get(name))).toEqual([
    ...['application/pdf', `attachment; filename="${pdf.id}.pdf"`, "default-src 'none'; sandbox", 'nosniff'],
  ])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const shown = await fetchAs(person, `${path}/${picture.id}`)
  expect(shown.headers.get('content-type')).toBe('image/webp')
})

test.each([
  [
    'a page that is named as a PDF',
    fileForm('registration', Buffer.from('<!doctype html>'), 'x.pdf'),
    422,
    'document.unreadable',
  ],
  ['a PDF that was cut off', fileForm('registration', aPdf().subarray(0, 60)), 422, 'document.unreadable'],
  ['a PDF that runs a script', fileForm('registration', aPdf('<</S/JavaScript>>')), 422, 'document.active'],
  ['a locked PDF', fileForm('registration', aPdf('<</Encrypt 2 0 R>>')), 422, 'document.active'],
  ['a kind that there is not', fileForm('passport', aPdf()), 400, 'request.invalid'],
])('%s is refused, and nothing is stored', async (_, form, status, code) => {
  await apply()
  const before = (await storedFiles()).length
  expect(await send(form)).toMatchObject({ status, code })
  expect((await storedFiles()).length).toBe(before)
  expect((await own()).documents).toEqual([])
})

test('there are ten documents at most, and none without an application', async () => {
  expect(await send()).toMatchObject({ status: 404, code: 'partner.notFound' })
  await apply()
  for (let number = 0; number < 10; number++) expect((await send()).status).toBe(201)
  expect(await send()).toMatchObject({ status: 409, code: 'partner.tooManyDocuments', body: { params: { max: 10 } } })
  const { documents } = await own()
  expect(await person.send('DELETE', `${path}/${documents[0]?.id}`)).toMatchObject({ status: 200 })
  expect((await send()).status).toBe(201)
})

test('ten at once and a document too many never come in together', async () => {
  await apply()
  for (let number = 0; number < 9; number++) await send()
  const before = (await storedFiles()).length
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await own()).documents).toHaveLength(10)
  expect((await storedFiles()).length).toBe(before + 1)
})

test('a removed document is gone with its file', async () => {
  await apply()
  const before = (await storedFiles()).length
  const { id } = await sent()
  expect(await person.send('DELETE', `${path}/${id}`)).toMatchObject({ status: 200 })
  expect((await own()).documents).toEqual([])
  expect((await storedFiles()).length).toBe(before)
  expect((await fetchAs(person, `${path}/${id}`)).status).toBe(404)
  expect(await person.send('DELETE', `${path}/${id}`)).toMatchObject({ code: 'partner.documentNotFound' })
})

test('only the company and administrators see a document, and each look of an administrator is stored', async () => {
  await apply()
  const { id } = await sent()
  const application = (await own()).id
  const stranger = await createGuest(stack)
  await apply(stranger)
  expect((await fetchAs(stranger, `${path}/${id}`)).status).toBe(404)
  expect(await stranger.send('DELETE', `${path}/${id}`)).toMatchObject({ code: 'partner.documentNotFound' })
  expect((await fetchAs(stranger, `/api/admin/partners/${application}/documents/${id}`)).status).toBe(403)
  expect((await fetch(new URL(`${path}/${id}`, stack.url))).status).toBe(401)
  await fetchAs(person, `${path}/${id}`)
  // An administrator sees it at the address of its company alone.
  expect((await fetchAs(admin, `${path}/${id}`)).status).toBe(404)
  expect((await fetchAs(admin, `/api/admin/partners/${randomUUID()}/documents/${id}`)).status).toBe(404)
  expect(await views(id)).toEqual([])
  expect((await fetchAs(admin, `/api/admin/partners/${application}/documents/${id}`)).status).toBe(200)
  expect(await views(id)).toEqual([{ viewer_id: admin.id }])
  const cases = z.object({ items: z.array(Own.shape.application) })
  const listed = cases
    .parse((await admin.get('/api/admin/partners')).body)
    .items.find((each) => each.id === application)
  expect(listed?.documents.map((document) => document.id)).toEqual([id])
})

test('the documents of an approved company stay as they were', async () => {
  await apply()
  const { id } = await sent()
  const application = (await own()).id
  await completeOnboarding(person, 'complete', '/api/partner/onboarding')
  await person.postOk(z.unknown(), '/api/partner/role', { operatorId: application })
  expect((await send()).status).toBe(201)
  await admin.postOk(z.unknown(), `/api/admin/partners/${application}/decision`, { decision: 'approved' })
  expect(await send()).toMatchObject({ status: 409, code: 'partner.notPending' })
  expect(await person.send('DELETE', `${path}/${id}`)).toMatchObject({ status: 409, code: 'partner.notPending' })
  expect((await fetchAs(person, `${path}/${id}`)).status).toBe(200)
})

test('an application that nobody completed goes after two years with the files of its documents', async () => {
  await apply()
  const before = (await storedFiles()).length
  await sent()
  await sent(picturesForm({ other: 80 }))
  await advanceClock(admin, 'P732D')
  await expect
    .poll(() =>
      countRows(stack.stack, 'identity', 'select count(*) as count from partner_application where user_id = $1', [
        person.id,
      ]),
    )
    .toBe(0)
  expect((await storedFiles()).length).toBeLessThanOrEqual(before)
})
