import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type BootedStack, bootStack, createHost, createPublishableDraft, type Person, readRows } from '@nordbo/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** A disk of its own that a test may fill. */
const disk = mkdtempSync(join(tmpdir(), 'nordbo-disk-'))
const blobDir = join(disk, 'blobs')
const mount = (...options: string[]): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
/** Only root may make a disk of its own; elsewhere the test of a full disk is left out. */
const ownDisk = mount('-o', 'size=64m')

let stack: BootedStack
let host: Person
beforeAll(async () => {
  mkdirSync(blobDir, { recursive: true })
  const env = { BLOB_DIR: blobDir }
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'],
    env: { bff: env, listings: env },
  })
  host = await createHost(stack)
})
afterAll(async () => {
  await stack?.stop()
  if (ownDisk) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const picture = (width: number, height: number, tint = 90) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint, g: 120, b: 140 } } })
/** A picture that cannot be made small. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()

const formOf = (bytes: Buffer, type: string, name: string): FormData => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** A PNG whose header claims other sizes. */
const claiming = async (width: number, height: number): Promise<Buffer> => {
  const small = await picture(9, 6).png().toBuffer()
  small.writeUInt32BE(width, 16)
  small.writeUInt32BE(height, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

const heic = Buffer.concat([
  Buffer.from('0000001c66747970686569630000000068656963686576316d696631', 'hex'),
  Buffer.alloc(2_000, 7),
])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

/** All files of the blob store. */
const files = async (): Promise<string[]> =>
  (await readdir(blobDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

const Counted = z.object({ count: z.coerce.number() })
/** The rows of all photos. */
const rows = async (): Promise<number | undefined> => {
  const sql =
    'select (select count(*) from photo) + (select count(*) from draft_photo) + (select count(*) from deleted_photo) as count'
  return (await readRows(stack.stack, 'listings', Counted, sql))[0]?.count
}

const refused: [what: string, make: () => Promise<FormData>, status: number, code: string][] = [
  [
    '50,000 × 50,000 pixels in a header',
    async () => formOf(await claiming(50_000, 50_000), 'image/png', 'x.png'),
    413,
    'photo.tooLarge',
  ],
  ['an SVG with a script', async () => formOf(svg, 'image/svg+xml', 'x.svg'), 422, 'photo.unreadable'],
  ['an SVG that says it is a PNG', async () => formOf(svg, 'image/png', 'x.png'), 422, 'photo.unreadable'],
  ['an HEIC', async () => formOf(heic, 'image/heic', 'x.heic'), 422, 'photo.unreadable'],
  [
    'a truncated JPEG',
    async () => {
      const whole = await noise(900, 600)
      return formOf(whole.subarray(0, whole.length / 2), 'image/jpeg', 'x.jpg')
    },
    422,
    'photo.unreadable',
  ],
  [
    'a photo of 300 × 200 pixels',
    async () => formOf(await picture(300, 200).png().toBuffer(), 'image/png', 'x.png'),
    422,
    'photo.tooSmall',
  ],
  ['25 MB', async () => formOf(randomBytes(25 * 1_024 * 1_024), 'image/jpeg', 'x.jpg'), 413, 'photo.tooLarge'],
  [
    'a PDF that begins like a JPEG',
    async () =>
      formOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('%PDF-1.7 <script>')]), 'image/jpeg', 'x.jpg'),
    422,
    'photo.unreadable',
  ],
]

test.each(refused)('an upload of %s is refused, and neither row nor file stays', async (_what, make, status, code) => {
  const id = await createPublishableDraft(host)
  const before = [await files(), await rows()]
  const answer = await host.send('POST', `/api/host/listings/${id}/photos`, await make())
  expect([answer.status, answer.code]).toEqual([status, code])
  expect([await files(), await rows()]).toEqual(before)
  await host.send('DELETE', `/api/host/drafts/${id}`)
})

test('a picture with a page behind it loses the page in every stored file', async () => {
  const id = await createPublishableDraft(host)
  const before = new Set(await files())
  const both = Buffer.concat([
    await picture(900, 600, 33).jpeg().toBuffer(),
    Buffer.from('<html><script>alert(1)</script></html>'),
  ])
  expect((await host.send('POST', `/api/host/listings/${id}/photos`, formOf(both, 'image/jpeg', 'x.jpg'))).status).toBe(
    201,
  )
  const Photos = z.object({ photos: z.array(z.object({ hash: z.string() })) })
  const { photos } = Photos.parse((await host.get(`/api/host/listings/${id}/photos`)).body)
  expect(photos).toHaveLength(2)
  const made = (await files()).filter((file) => !before.has(file))
  expect(made.length).toBeGreaterThan(2)
  expect(made.every((file) => file.includes(photos[1]?.hash ?? 'none'))).toBe(true)
  for (const file of made) {
    const shown = await fetch(new URL(file.replace(blobDir, '/media'), stack.url))
    expect(shown.status).toBe(200)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await shown.text()).includes('script')).toBe(false)
  }
})

test('the same photo twice is one, and the eleventh is refused', async () => {
  const id = await createPublishableDraft(host)
  const send = async (tint: number) =>
    host.send(
      'POST',
      `/api/host/listings/${id}/photos`,
      formOf(await picture(330, 220, tint).png().toBuffer(), 'image/png', 'x.png'),
    )
  expect((await send(1)).body).toMatchObject({ repeated: false })
  const before = [await files(), await rows()]
  expect((await send(1)).body).toMatchObject({ repeated: true })
  expect([await files(), await rows()]).toEqual(before)
  for (let tint = 2; tint <= 9; tint++) expect((await send(tint)).status).toBe(201)
  const full = [await files(), await rows()]
  const eleventh = await send(10)
  expect([eleventh.status, eleventh.code]).toEqual([422, 'listing.tooManyPhotos'])
  expect([await files(), await rows()]).toEqual(full)
})

test.skipIf(!ownDisk)('on a full disk an upload fails as a whole, and works once there is room', async () => {
  const id = await createPublishableDraft(host)
  const path = `/api/host/listings/${id}/photos`
  const used = execFileSync('df', ['--output=used', '-B1', disk]).toString().split('\n')[1]
  const room = (bytes: number) => mount('-o', `remount,size=${Number(used) + Math.floor(bytes)}`)
  const photo = await noise(1_200, 800)
  const before = [await files(), await rows()]
  // Not even the upload has room.
  expect(room(photo.length / 2)).toBe(true)
  expect((await host.send('POST', path, formOf(photo, 'image/jpeg', 'x.jpg'))).status).toBe(500)
  expect([await files(), await rows()]).toEqual(before)
  // The upload has room, and what is made of it has not.
  expect(room(photo.length + 64 * 1_024)).toBe(true)
  const key = randomUUID()
  expect((await host.send('POST', path, formOf(photo, 'image/jpeg', 'x.jpg'), key)).status).toBe(500)
  expect([await files(), await rows()]).toEqual(before)
  room(64 * 1_024 * 1_024)
  expect((await host.send('POST', path, formOf(photo, 'image/jpeg', 'x.jpg'), key)).status).toBe(201)
  expect(await rows()).toBe((before[1] === undefined ? 0 : Number(before[1])) + 1)
})
