import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addDays, photoKey } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  advanceClock,
  asAdmin,
  type BootedStack,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  createHomes,
  createHost,
  createPushBrowser,
  expectOk,
  isFullRun,
  linkIdentity,
  listMails,
  type Person,
  photoWithoutFile,
  pictureForm,
  refuseMails,
  sendTicketFiles,
  today,
  withClient,
} from '../src/index.ts'
import { readArchive } from './archives/read-archive.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

const Started = z.object({ id: z.string() })
const Export = z.object({
  status: z.string(),
  parts: z.object({ done: z.number(), of: z.number() }),
  downloadPath: z.string().nullable(),
  expiresAt: z.string().nullable(),
})

const exportOf = async (person: Person, id: string) => Export.parse((await person.get(`/api/me/export/${id}`)).body)

/** Fetches an archive as its owner's browser does. */
const fetchArchive = async (person: Person, path: string): Promise<{ status: number; bytes: Uint8Array }> => {
  const answer = await fetch(new URL(path, stack.url), { headers: { cookie: person.cookie } })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const blobPath = (key: string): string => join(stack.stack.home, 'blobs', key)

/** Completed stays, one after the other in the past. */
const importStays = async (guest: Person, listingId: string, count: number): Promise<void> => {
  const first = addDays(await today(stack), -3 * count - 10)
  const stays = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    listingId,
    guestId: guest.id,
    checkIn: addDays(first, 3 * index),
    checkOut: addDays(first, 3 * index + 2),
    bookedAt: new Date(`${addDays(first, 3 * index - 20)}T12:00:00Z`).toISOString(),
    guests: { adults: 2 },
    outcome: 'completed' as const,
  }))
  for (let start = 0; start < count; start += 100)
    expectOk(await stack.services.booking.importHistory({ stays: stays.slice(start, start + 100) }, asAdmin))
  await stack.settle()
}

test('500 bookings and 50 photos are exported as one archive within 60 s, which is fetched by its owner alone for 7 days', async () => {
  const [person, other, host] = [await createHost(stack), await createGuest(stack), await createHost(stack)]
  const admin = await createAdmin(stack)
  const [stayed] = await createHomes(stack, [{ host }])
  const photos = Array.from({ length: 50 }, photoWithoutFile)
  const picture = randomBytes(200_000)
  for (const { hash, width } of photos) {
    const path = blobPath(photoKey(hash, width, 'webp'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, picture)
  }
  await createHomes(
    stack,
    Array.from({ length: 5 }, (_, index) => ({ host: person, photos: photos.slice(10 * index, 10 * index + 10) })),
  )
  await importStays(person, stayed?.id ?? '', 500)

  await linkIdentity(person, 'konto@another.example')
  const { address } = createPushBrowser(stack.stack)
  await person.send('PUT', '/api/me/push-subscription', address)

  await stack.settle()
  await refuseMails(stack.stack, { to: person.email, code: 550, text: '5.1.1 No such mailbox', times: 1 })
  await person.send('POST', '/api/me/test-notification')
  await stack.settle()

  const begun = performance.now()
  const { id } = await person.postOk(Started, '/api/me/export')
  expect((await person.postOk(Started, '/api/me/export')).id, 'one at a time').toBe(id)
  await stack.settle()
  const seconds = (performance.now() - begun) / 1_000
  const made = await exportOf(person, id)
  expect(made).toMatchObject({ status: 'ready', parts: { done: 6, of: 6 } })
  if (isFullRun) expect(seconds).toBeLessThan(60)
  process.stdout.write(`an archive of 500 bookings and 50 photos took ${seconds.toFixed(1)} s\n`)

  const path = made.downloadPath ?? ''
  const { status, bytes } = await fetchArchive(person, path)
  expect(status).toBe(200)
  const files = await readArchive(bytes)
  const rowsOf = (name: string) => z.array(z.looseObject({})).parse(JSON.parse(files.get(name)?.toString() ?? 'null'))
  expect(rowsOf('identity/profile.json')).toMatchObject([{ email: person.email, name: 'Hans Vært' }])
  const issuer = `${stack.stack.sandboxUrl}/_sandbox/oidc`
  expect(rowsOf('identity/linked-identities.json')).toMatchObject([{ issuer, email: 'konto@another.example' }])
  expect(rowsOf('booking/stays.json')).toHaveLength(500)
  expect(rowsOf('listings/homes.json')).toHaveLength(5)
  expect(rowsOf('messaging/mails.json')).toMatchObject([
    { kind: 'welcome', state: 'sent', lastError: null },
    { kind: 'identityLinked', state: 'sent' },
    { kind: 'testNotification', state: 'bounced', lastError: '550 5.1.1 No such mailbox' },
  ])
  expect(rowsOf('messaging/mail-suppressions.json')).toMatchObject([{ error: '550 5.1.1 No such mailbox' }])
  // A browser that gets push messages is listed, without its address and keys.
  expect(rowsOf('messaging/push-devices.json')).toMatchObject([{ timeZone: 'Europe/Copenhagen' }])
  const secrets = [address.endpoint, ...Object.values(address.keys)]
  expect(rowsOf('identity/agreements.json').map(({ document, version }) => [document, version])).toEqual([
    ['terms', 1],
    ['privacy', 1],
  ])
  for (const [name, content] of files)
    expect([name, secrets.filter((secret) => content.includes(secret))]).toEqual([name, []])
  const pictures = [...files].filter(([name]) => name.endsWith('.webp'))
  expect(pictures).toHaveLength(50)
  expect(pictures.every(([, content]) => content.equals(picture))).toBe(true)
  expect(JSON.stringify([...files.keys()])).not.toContain('password')
  for (const [name, content] of files)
    if (name.endsWith('.json')) expect(content.toString(), name).not.toMatch(/"(token|password|client_secret)"/)

  const [mail] = await listMails(stack.stack, person.email)
  expect(mail).toMatchObject({ subject: 'Dine data er klar', attachments: [] })
  expect(mail?.text).toContain('/profile?profile=privacy-data')

  for (const stranger of [other, host, admin]) {
    expect((await fetchArchive(stranger, path)).status).toBe(404)
    expect((await stranger.get(`/api/me/export/${id}`)).code).toBe('export.notFound')
    expect((await stranger.get(`/api/me/export/${randomUUID()}`)).code).toBe('export.notFound')
  }
  expect((await fetch(new URL(path, stack.url))).status).toBe(401)

  // Only the archive is left of what was stored for it.
  const folders = await readdir(blobPath('exports'), { recursive: true, withFileTypes: true })
  expect(folders.filter((entry) => entry.isFile()).map(({ name }) => name.split('.')[1])).toEqual(['zip'])

  await advanceClock(admin, 'P6DT23H')
  await stack.settle()
  expect((await fetchArchive(person, path)).status).toBe(200)
  await advanceClock(admin, 'PT1H')
  await stack.settle()
  expect((await fetchArchive(person, path)).status).toBe(404)
  expect(await exportOf(person, id)).toMatchObject({ downloadPath: null })
  // Its files go in the night after.
  await advanceClock(admin, 'P1D')
  await stack.settle()
  const left = await readdir(blobPath('exports'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('the pictures of one’s own messages are in the archive, readable, and those of the other person are not', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack)
  const { thread } = await guest.postOk(z.object({ thread: Started }), '/api/threads', { listingId: home.id })
  const upload = async (person: Person, tint: number): Promise<string> => {
    const form = pictureForm(tint)
    const { picture } = await person.postOk(z.object({ picture: Started }), `/api/threads/${thread.id}/pictures`, form)
    const message = { body: '', pictures: [picture.id] }
    const sent = await person.send('PUT', `/api/threads/${thread.id}/messages/${randomUUID()}`, message)
    expect(sent.status).toBe(200)
    return picture.id
  }
  const own = await upload(guest, 60)
  const others = await upload(home.host, 61)

  const { id } = await guest.postOk(Started, '/api/me/export')
  await stack.settle()
  const { bytes } = await fetchArchive(guest, (await exportOf(guest, id)).downloadPath ?? '')
  const files = await readArchive(bytes)
  const shown = await fetchArchive(guest, `/api/threads/${thread.id}/pictures/${own}`)
  expect(shown.status).toBe(200)
  expect(files.get(`messaging/message-pictures/${thread.id}/${own}.webp`)).toEqual(Buffer.from(shown.bytes))
  expect([...files.keys()].filter((name) => name.endsWith('.webp'))).toHaveLength(1)
  expect(JSON.stringify([...files.keys()])).not.toContain(others)
  // No readable copy is left beside the archives.
  const left = await readdir(blobPath('exports'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile() && !entry.name.endsWith('.zip'))).toEqual([])
})

test('the files about one’s own questions are in the archive, readable, and those of somebody else are not', async () => {
  const [person, other] = [await createGuest(stack), await createGuest(stack)]
  const send = async (by: Person, tint: number) => {
    const id = randomUUID()
    const question = { name: 'Gerda Gæst', email: by.email, topic: 'other', message: 'Ruden er revnet i stuen.' }
    const asked = await by.send('PUT', `/api/contact/tickets/${id}`, question)
    const { token } = z.object({ token: z.string() }).parse(asked.body)
    return { id, ...(await sendTicketFiles(stack, token, { message: 'Se her', tint, pdfName: 'Tilbud.pdf' })) }
  }
  const own = await send(person, 62)
  await send(other, 63)

  const { id } = await person.postOk(Started, '/api/me/export')
  await stack.settle()
  const { bytes } = await fetchArchive(person, (await exportOf(person, id)).downloadPath ?? '')
  const files = await readArchive(bytes)
  const folder = `messaging/support-files/${own.id}`
  expect(files.get(`${folder}/${own.pdf}.pdf`)?.toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  expect(files.get(`${folder}/${own.picture}.webp`)?.subarray(8, 12).toString()).toBe('WEBP')
  expect([...files.keys()].filter((name) => /\.(?:pdf|webp)$/.test(name))).toHaveLength(2)
  const rows = JSON.parse(files.get('messaging/support-files.json')?.toString() ?? 'null')
  expect(rows).toMatchObject([
    { id: own.picture, question: own.id, name: 'picture.png' },
    { id: own.pdf, question: own.id, name: 'Tilbud.pdf' },
  ])
})

test('an archive is written at once, also when identity’s own part is the last', async () => {
  const person = await createGuest(stack)
  const identity = new URL(stack.infra.postgresUrl)
  identity.pathname = new URL(stack.stack.databases.identity).pathname
  // Identity ends its part after the others, and its commit takes long: nobody may look at the archive before it.
  await withClient(identity.href, (client) =>
    client.query(`
      create function slow_end() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$;
      create trigger slow_end after update on kit.person_request for each row execute function slow_end();
      create constraint trigger slow_end after update on data_export
        deferrable initially deferred for each row execute function slow_end()`),
  )
  const begun = performance.now()
  const { id } = await person.postOk(Started, '/api/me/export')
  await stack.settle()
  if (isFullRun) expect((performance.now() - begun) / 1_000).toBeLessThan(20)
  expect(await exportOf(person, id)).toMatchObject({ status: 'ready', parts: { done: 6, of: 6 } })
  await withClient(identity.href, (client) => client.query('drop function slow_end cascade'))
})

test('a person makes three archives a day', async () => {
  const person = await createGuest(stack)
  for (let made = 0; made < 3; made++) {
    await person.postOk(Started, '/api/me/export')
    await stack.settle()
  }
  const refused = await person.send('POST', '/api/me/export')
  expect([refused.status, refused.code]).toEqual([429, 'export.tooMany'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
})
