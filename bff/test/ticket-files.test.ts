import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  advanceClock,
  aPdf,
  type BootedStack,
  bootStack,
  countRows,
  createAdmin,
  createGuest,
  fileForm,
  listMails,
  type Person,
  pictureBytes,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const support = 'support@test.example'
let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'listings', 'messaging', 'bff'],
    // Each question here has a network of its own.
    env: { bff: { TRUST_PROXY: '1' }, messaging: { SUPPORT_ADDRESS: support } },
  })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const File = z.object({ id: z.uuid(), name: z.string(), type: z.enum(['pdf', 'picture']), bytes: z.number() })
const View = z.object({
  state: z.string(),
  replies: z.array(z.object({ from: z.string(), message: z.string(), files: z.array(File) })),
  waiting: z.array(File),
})
const ForSupport = z.object({ acts: z.array(z.object({ message: z.string(), files: z.array(File) })) })
const Problem = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()).optional() })

let networks = 0
/** A question, the secret of its link, and the network of who asked. */
interface Asked {
  id: string
  number: number
  token: string
  from: string
}
const tokenIn = (text = ''): string => /contact\/ticket\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const call = (path: string, { from, token, ...init }: RequestInit & Pick<Asked, 'from' | 'token'>) =>
  fetch(new URL(path, stack.url), {
    ...init,
    headers: {
      ...{ origin: new URL(stack.url).origin, 'x-forwarded-for': from, 'x-ticket-token': token },
      ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
  })
const ask = async (): Promise<Asked> => {
  const [id, email, from] = [randomUUID(), `${randomUUID()}@test.example`, `10.7.${++networks}.9`]
  const body = JSON.stringify({ name: 'Gerda Gæst', email, topic: 'technical', message: 'Ruden er revnet i stuen.' })
  const answer = await call(`/api/contact/tickets/${id}`, { method: 'PUT', body, from, token: '' })
  const { number } = z.object({ number: z.number(), token: z.null() }).parse(await answer.json())
  await stack.settle()
  return { id, number, token: tokenIn((await listMails(stack.stack, email))[0]?.text), from }
}
const upload = (asked: Asked, file: FormData = fileForm('file', aPdf(), 'Tilbud på rude.pdf'), id = randomUUID()) =>
  call(`/api/contact/files/${id}`, { ...asked, method: 'PUT', body: file })
const uploaded = async (...sent: Parameters<typeof upload>) => {
  const answer = await upload(...sent)
  expect(answer.status).toBe(200)
  return z.object({ file: File }).parse(await answer.json()).file
}
const refusal = async (answer: Response) => {
  const { code, params } = Problem.parse(await answer.json())
  return { status: answer.status, code, ...(params ? { params } : {}) }
}
const reply = ({ token, from }: Asked, body: { message: string; files: string[] }, id = randomUUID()) =>
  call(`/api/contact/replies/${id}`, {
    ...{ token, from, method: 'PUT' },
    body: JSON.stringify({ token, ...body }),
  })
const view = async ({ token, from }: Asked) =>
  View.parse(
    await (await call('/api/contact/ticket', { token, from, method: 'POST', body: JSON.stringify({ token }) })).json(),
  )
const open = (asked: Asked, id: string) => call(`/api/contact/files/${id}`, asked)
const aPicture = (name = 'rude.png') => fileForm('file', Buffer.from(pictureBytes()), name)
const storedFiles = async (): Promise<Buffer[]> => {
  const entries = await readdir(join(stack.stack.home, 'blobs'), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries.filter((entry) => entry.isFile()).map((file) => readFile(join(file.parentPath, file.name))),
  )
}
const asAdminFetch = (by: Person, path: string) => fetch(new URL(path, stack.url), { headers: { cookie: by.cookie } })

test('a picture and a PDF are sent with a reply, seen by the link and by the support, named in its mail, and stored encrypted', async () => {
  const asked = await ask()
  const bytes = aPdf('% hemmeligt\n4 0 obj\n<</Type/#4FbjStm>>\nendobj')
  const pdf = await uploaded(asked, fileForm('file', bytes, 'Tilbud på rude.pdf'))
  const picture = await uploaded(asked, aPicture())
  expect([pdf, picture]).toMatchObject([
    { name: 'Tilbud på rude.pdf', type: 'pdf', bytes: bytes.length },
    { name: 'rude.png', type: 'picture' },
  ])
  expect(await view(asked)).toMatchObject({ replies: [], waiting: [pdf, picture] })
  const sent = await reply(asked, { message: 'Her er rude og tilbud.', files: [picture.id, pdf.id] })
  expect(sent.status).toBe(200)
  expect(await view(asked)).toMatchObject({
    replies: [{ from: 'person', message: 'Her er rude og tilbud.', files: [picture, pdf] }],
    waiting: [],
  })
  expect((await storedFiles()).some((stored) => stored.includes('hemmeligt'))).toBe(false)

  const answer = await open(asked, pdf.id)
  const opened = Buffer.from(await answer.arrayBuffer())
  expect(opened.toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  expect(opened.includes('hemmeligt')).toBe(false)
  const names = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'] as const
  expect(names.map((name) => answer.headers.get(name))).toEqual([
    ...['application/pdf', `attachment; filename="${pdf.id}.pdf"`, "default-src 'none'; sandbox", 'nosniff'],
  ])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect((await open(asked, picture.id)).headers.get('content-type')).toBe('image/webp')

  const { acts } = ForSupport.parse((await admin.get(`/api/admin/support/tickets/${asked.id}`)).body)
  expect(acts).toEqual([{ message: 'Her er rude og tilbud.', files: [picture, pdf] }])
  const path = `/api/admin/support/tickets/${asked.id}/files/${pdf.id}`
  expect(Buffer.from(await (await asAdminFetch(admin, path)).arrayBuffer())).toEqual(opened)
  await stack.settle()
  const mails = await listMails(stack.stack, support)
  const mail = mails.find(({ subject }) => subject === `Mere om henvendelse ${asked.number}`)
  expect(mail?.text).toContain('Tilbud på rude.pdf')
  expect(mail?.text).toContain('rude.png')
  expect(mail?.attachments).toEqual([])
})

test('files alone are a reply, and neither words nor files are none', async () => {
  const asked = await ask()
  const file = await uploaded(asked)
  expect(await refusal(await reply(asked, { message: '', files: [] }))).toMatchObject({ code: 'request.invalid' })
  expect((await reply(asked, { message: '', files: [file.id] })).status).toBe(200)
  expect((await view(asked)).replies).toMatchObject([{ message: '', files: [file] }])
  await stack.settle()
  const mails = await listMails(stack.stack, support)
  expect(mails.find(({ subject }) => subject.includes(String(asked.number)))?.text).toContain(file.name)
})

test('a file without a name gets one', async () => {
  const asked = await ask()
  // A part of this type counts as a file without naming one.
  const head = '--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), aPdf(), Buffer.from('\r\n--b--\r\n')])
  const answer = await fetch(new URL(`/api/contact/files/${randomUUID()}`, stack.url), {
    method: 'PUT',
    headers: {
      ...{ origin: new URL(stack.url).origin, 'x-forwarded-for': asked.from, 'x-ticket-token': asked.token },
      'content-type': 'multipart/form-data; boundary=b',
    },
    body,
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ file: { name: 'dokument.pdf', type: 'pdf' } })
})

const tooLarge = Buffer.concat([aPdf(), Buffer.alloc(10 * 1_024 * 1_024)])
test.each([
  ['a page that is named as a PDF', Buffer.from('<!doctype html>'), 422, 'document.unreadable'],
  ['a PDF that was cut off', aPdf().subarray(0, 60), 422, 'document.unreadable'],
  ['a PDF that runs a script', aPdf('<</S/JavaScript>>'), 422, 'document.active'],
  ['a locked PDF', aPdf('<</Encrypt 2 0 R>>'), 422, 'document.active'],
  ['a PDF of more than 10 MB', tooLarge, 413, 'document.tooLarge'],
  ['a picture of more than 10 MB', Buffer.concat([pictureBytes(), tooLarge]), 413, 'document.tooLarge'],
])('%s is refused, and nothing is stored', async (_, file, status, code) => {
  const asked = await ask()
  const before = (await storedFiles()).length
  expect(await refusal(await upload(asked, fileForm('file', file, 'x.pdf')))).toMatchObject({ status, code })
  expect((await storedFiles()).length).toBe(before)
  expect((await view(asked)).waiting).toEqual([])
})

test('a message has five files at most and a question ten, also when they come at once', async () => {
  const asked = await ask()
  const first = []
  for (let number = 0; number < 6; number++) first.push((await uploaded(asked)).id)
  expect(await refusal(await reply(asked, { message: 'Seks', files: first }))).toMatchObject({
    code: 'request.invalid',
  })
  expect((await reply(asked, { message: 'Fem', files: first.slice(0, 5) })).status).toBe(200)
  for (let number = 0; number < 3; number++) await uploaded(asked)
  const before = (await storedFiles()).length
  const answers = await Promise.all([upload(asked), upload(asked)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await storedFiles()).length).toBe(before + 1)
  expect(await refusal(await upload(asked))).toEqual({
    ...{ status: 409, code: 'support.tooManyFiles', params: { max: 10 } },
  })
  // A file that was not sent gives its place back; one that was sent stays.
  const [, sent = '', , , , waits = ''] = first
  const remove = (id: string) => call(`/api/contact/files/${id}`, { ...asked, method: 'DELETE' })
  expect(await refusal(await remove(sent))).toMatchObject({ status: 404, code: 'support.fileNotFound' })
  expect((await remove(waits)).status).toBe(200)
  expect((await open(asked, waits)).status).toBe(404)
  expect((await storedFiles()).length).toBe(before)
  await uploaded(asked)
})

test('a question takes twenty uploads an hour and a network thirty', async () => {
  const asked = await ask()
  const bad = fileForm('file', Buffer.from('nix'), 'x.pdf')
  for (let number = 0; number < 20; number++) expect((await upload(asked, bad)).status).toBe(422)
  expect(await refusal(await upload(asked, bad))).toMatchObject({
    ...{ status: 429, code: 'contact.tooMany', params: { retryAfterSeconds: expect.any(Number) } },
  })
  const neighbour = { ...(await ask()), from: asked.from }
  for (let number = 0; number < 10; number++) expect((await upload(neighbour, bad)).status).toBe(422)
  expect(await refusal(await upload(neighbour, bad))).toMatchObject({ code: 'contact.tooMany' })
  expect((await upload({ ...neighbour, from: '10.8.0.1' }, bad)).status).toBe(422)
})

test('a repeat is the same file and the same message, one after the other and at once; another under its id is refused', async () => {
  const [asked, other] = [await ask(), await ask()]
  const id = randomUUID()
  const before = (await storedFiles()).length
  const [one, two] = await Promise.all([uploaded(asked, undefined, id), uploaded(asked, undefined, id)])
  expect(two).toEqual(one)
  expect(await uploaded(asked, undefined, id)).toEqual(one)
  expect((await view(asked)).waiting).toEqual([one])
  expect((await storedFiles()).length).toBe(before + 1)
  const renamed = fileForm('file', aPdf(), 'Andet.pdf')
  expect(await refusal(await upload(asked, renamed, id))).toMatchObject({ code: 'idempotency.mismatch' })
  const rewritten = fileForm('file', aPdf('% et andet tilbud'), 'Tilbud på rude.pdf')
  expect(await refusal(await upload(asked, rewritten, id))).toMatchObject({ code: 'idempotency.mismatch' })
  expect(await refusal(await upload(other, undefined, id))).toMatchObject({ code: 'idempotency.mismatch' })
  expect((await storedFiles()).length).toBe(before + 1)

  const message = { message: 'Se her', files: [id] }
  const replyId = randomUUID()
  const answers = await Promise.all([reply(asked, message, replyId), reply(asked, message, replyId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await reply(asked, message, replyId)).status).toBe(200)
  expect((await view(asked)).replies).toHaveLength(1)
  expect(await refusal(await reply(asked, { ...message, files: [] }, replyId))).toMatchObject({
    code: 'idempotency.mismatch',
  })
  // Sent once, it goes with no other message.
  expect(await refusal(await reply(asked, message))).toMatchObject({ status: 404, code: 'support.fileNotFound' })
})

test('only who has the link sees a file; ids of others are refused as those of nobody, and each look of an administrator is stored', async () => {
  const [asked, other] = [await ask(), await ask()]
  const [waits, sent] = [await uploaded(asked), await uploaded(asked)]
  await reply(asked, { message: '', files: [sent.id] })
  const nobodys = randomUUID()
  const missing = { status: 404, code: 'support.fileNotFound' }
  for (const id of [waits.id, sent.id, nobodys]) {
    expect(await refusal(await open(other, id))).toEqual(missing)
    expect(await refusal(await open({ ...asked, token: 'A'.repeat(32) }, id))).toEqual(missing)
    expect(await refusal(await call(`/api/contact/files/${id}`, { ...other, method: 'DELETE' }))).toEqual(missing)
    expect(await refusal(await reply(other, { message: 'Min', files: [id] }))).toEqual(missing)
    expect((await open({ ...asked, token: '' }, id)).status).toBe(404)
  }
  const at = (ticket: Asked, id: string) => `/api/admin/support/tickets/${ticket.id}/files/${id}`
  const looks = () =>
    readRows(
      stack.stack,
      'messaging',
      z.object({ admin_id: z.string() }),
      'select admin_id from ticket_file_look where file_id = any($1)',
      [[waits.id, sent.id, nobodys]],
    )
  const guest = await createGuest(stack)
  expect((await asAdminFetch(guest, at(asked, sent.id))).status).toBe(403)
  // Only the person sees what was not sent.
  for (const path of [at(asked, waits.id), at(asked, nobodys), at(other, sent.id)])
    expect(await refusal(await asAdminFetch(admin, path))).toEqual(missing)
  expect(await looks()).toEqual([])
  expect((await asAdminFetch(admin, at(asked, sent.id))).status).toBe(200)
  expect(await looks()).toEqual([{ admin_id: admin.id }])
  expect(await refusal(await upload({ ...asked, token: 'A'.repeat(32) }))).toMatchObject({ code: 'support.notFound' })
})

test('the link opens at once for a signed-in person with a verified address, and for nobody else', async () => {
  const guest = await createGuest(stack)
  const question = { name: 'Gerda Gæst', email: guest.email, topic: 'other', message: 'Hvor henter jeg nøglen?' }
  const Answer = z.object({ token: z.string().nullable() })
  const path = `/api/contact/tickets/${randomUUID()}`
  const { token } = Answer.parse((await guest.send('PUT', path, question)).body)
  expect((await view({ id: '', number: 0, token: token ?? '', from: '10.9.9.9' })).state).toBe('open')
  // The same question by somebody else is no way to the link.
  const stranger = await createGuest(stack)
  expect(Answer.parse((await stranger.send('PUT', path, question)).body).token).toBeNull()
})

test('a file that is not sent goes after a day, and one that is sent goes with its question', async () => {
  const asked = await ask()
  const [waits, sent] = [await uploaded(asked), await uploaded(asked, aPicture())]
  await reply(asked, { message: '', files: [sent.id] })
  const all = (await storedFiles()).length
  await advanceClock(admin, 'PT25H')
  await stack.settle()
  await expect.poll(async () => (await open(asked, waits.id)).status).toBe(404)
  expect((await open(asked, sent.id)).status).toBe(200)
  const left = (await storedFiles()).length
  expect(left).toBeLessThan(all)
  await advanceClock(admin, 'P732D')
  const kept = 'select count(*) as count from ticket_file where id = $1 and ticket_id is not null'
  await expect.poll(() => countRows(stack.stack, 'messaging', kept, [sent.id])).toBe(0)
  // The timer after the night in which its question went.
  await advanceClock(admin, 'PT1H')
  await stack.settle()
  const sql = 'select count(*) as count from ticket_file where id = $1'
  await expect.poll(() => countRows(stack.stack, 'messaging', sql, [sent.id])).toBe(0)
  expect((await open(asked, sent.id)).status).toBe(404)
  await expect.poll(async () => (await storedFiles()).length).toBeLessThan(left)
})
