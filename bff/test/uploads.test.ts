import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BootedStack,
  bootStack,
  createHome,
  createHomes,
  createHost,
  type Person,
  photoWithoutFile,
  pictureForm,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formOf, postHead, rawConnection } from './raw-connection.ts'

const megabyte = 1_024 * 1_024
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'],
    env: { bff: { UPLOAD_BYTES_PER_DAY: String(15 * megabyte), BODY_WITHIN_MS: '1500' } },
  })
})
afterAll(() => stack?.stop())

let host: Person
let path: string
beforeEach(async () => {
  host = await createHost(stack)
  path = `/api/host/listings/${(await createHome(stack, { host })).id}/photos`
})

const Uploaded = z.object({ photo: z.object({ hash: z.string() }) })
const small = (tint: number) => pictureForm(tint, 330, 220)
const kept = async (): Promise<string[]> =>
  (await readdir(join(stack.stack.home, 'blobs'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && /quarantine|incoming/.test(entry.parentPath))
    .map(({ name }) => name)
/** Announces a form of `length` bytes and sends the given ones. */
const announce = (
  person: Person,
  length: number,
  bytes: string | Uint8Array = '',
  type = 'multipart/form-data; boundary=x',
) => {
  const connection = rawConnection(stack.url)
  connection.send(postHead(path, { cookie: person.cookie, 'content-type': type, 'content-length': length }))
  if (bytes.length > 0) connection.send(bytes)
  return connection
}

describe('an upload', () => {
  test('without the right to upload is refused unread, and the connection is closed', async () => {
    for (const [person, status, code] of [
      [{ ...host, cookie: '' }, 401, 'auth.required'],
      [await createHost(stack), 403, 'listing.notOwner'],
    ] as const) {
      const answer = await announce(person, 15 * megabyte).ended
      expect(answer).toContain(`HTTP/1.1 ${status}`)
      expect(answer.toLowerCase()).toContain('connection: close')
      expect(answer).toContain(code)
    }
  })

  test('of an eleventh photo is refused unread; repeating the tenth gets its first answer', async () => {
    const [home] = await createHomes(stack, [{ host, photos: Array.from({ length: 9 }, photoWithoutFile) }])
    path = `/api/host/listings/${home?.id}/photos`
    const key = randomUUID()
    const tenth = await host.send('POST', path, small(10), key)
    expect(tenth.status).toBe(201)
    expect(await announce(host, 15 * megabyte).ended).toContain('listing.tooManyPhotos')
    expect(await host.send('POST', path, small(10), key)).toMatchObject({ status: 201, body: tenth.body })
  })

  test('of an invalid image is refused and deleted', async () => {
    const form = new FormData()
    form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'x.png')
    expect((await host.send('POST', path, form)).code).toBe('photo.unreadable')
    expect(await kept()).toEqual([])
  })

  test('whose connection is cut half-way leaves nothing behind', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(2 * megabyte)], { type: 'image/png' }), 'half.png')
    const { type, bytes } = await formOf(form)
    const connection = announce(host, bytes.length, bytes.subarray(0, megabyte), type)
    await expect.poll(kept).toHaveLength(1)
    connection.hangUp()
    await expect.poll(kept).toEqual([])
    expect((await host.get(path)).body).toMatchObject({ photos: [{ width: 1_600 }] })
  })

  test('that cannot be written is an error, and neither photo nor file stays', async () => {
    // A file where the photo's folder would be: no byte can be written there.
    const first = Uploaded.parse((await host.send('POST', path, small(33))).body).photo.hash
    await host.send('DELETE', `${path}/${first}`)
    const folder = join(stack.stack.home, 'blobs', 'photos', first)
    await rm(folder, { recursive: true })
    await writeFile(folder, 'in the way')
    expect((await host.send('POST', path, small(33))).status).toBe(500)
    expect(await kept()).toEqual([])
    expect((await host.get(path)).body).toMatchObject({ photos: [{ width: 1_600 }] })
    await rm(folder)
    expect((await host.send('POST', path, small(33))).status).toBe(201)
  })

  test('with the same bytes as another person’s is stored separately', async () => {
    const other = await createHost(stack)
    const others = `/api/host/listings/${(await createHome(stack, { host: other })).id}/photos`
    const both = await Promise.all([
      host.send('POST', path, small(20)),
      other.send('POST', others, small(20)),
      other.send('POST', path, small(20)),
    ])
    expect(both.map(({ status }) => status)).toEqual([201, 201, 403])
    expect(await kept()).toEqual([])
  })
})

describe('a body', () => {
  const whole = () => formOf(small(30))
  const refused = async (connection: ReturnType<typeof announce>): Promise<void> => {
    const answer = await connection.until('request.invalid')
    connection.hangUp()
    expect(answer).toContain('HTTP/1.1 400')
    expect(await kept()).toEqual([])
  }

  test('without a boundary is a bad request', async () => {
    const { bytes } = await whole()
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""'])
      await refused(announce(host, bytes.length, bytes, type))
  })

  test('that does not contain its boundary is a bad request', async () => {
    const { bytes } = await whole()
    await refused(announce(host, bytes.length, bytes, 'multipart/form-data; boundary=another'))
  })

  test('without the last boundary is a bad request', async () => {
    const { type, bytes } = await whole()
    for (const left of [3, 4, 60, bytes.length - 40, bytes.length - 1])
      await refused(announce(host, bytes.length - left, bytes.subarray(0, bytes.length - left), type))
  })

  test('without a content length is a bad request', async () => {
    const { type, bytes } = await whole()
    const connection = rawConnection(stack.url)
    connection.send(postHead(path, { cookie: host.cookie, 'content-type': type, 'transfer-encoding': 'chunked' }))
    connection.send(`${bytes.length.toString(16)}\r\n`)
    connection.send(bytes)
    await refused(connection)
  })

  test('with two files is a bad request, and one without a file is unsupported', async () => {
    const two = small(31)
    two.append('another', new Blob(['x'], { type: 'image/png' }), 'x.png')
    expect((await host.send('POST', path, two)).code).toBe('request.invalid')
    const none = new FormData()
    none.append('alt', 'Stuen')
    expect((await host.send('POST', path, none)).code).toBe('request.unsupported')
    expect(await kept()).toEqual([])
  })

  test('of more than 20 MB is refused unread, and one that pauses is cut off', async () => {
    expect(await announce(host, 21 * megabyte).ended).toContain('photo.tooLarge')
    const { type, bytes } = await whole()
    const answer = await announce(host, bytes.length, bytes.subarray(0, 200), type).ended
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain('request.timeout')
    expect(await kept()).toEqual([])
  })

  test('that arrives byte by byte is cut off', async () => {
    const { type, bytes } = await whole()
    const connection = announce(host, bytes.length, bytes.subarray(0, 200), type)
    let sent = 200
    const drip = setInterval(() => connection.send(bytes.subarray(sent, ++sent)), 100)
    const answer = await connection.until('request.timeout')
    clearInterval(drip)
    connection.hangUp()
    expect(answer).toContain('HTTP/1.1 408')
    expect(await kept()).toEqual([])
  })
})

describe('one person', () => {
  test('has a daily quota with a time to wait, which does not affect others', async () => {
    const { type, bytes } = await formOf(small(40))
    // Bytes that never arrived are released, except for the least that an upload counts.
    const cut = announce(host, 14 * megabyte, bytes.subarray(0, 300), type)
    expect(await cut.ended).toContain('request.timeout')
    await Promise.all([1, 2, 3].map((tint) => host.postOk(Uploaded, path, small(40 + tint))))
    const refused = announce(host, 12 * megabyte)
    expect(await refused.ended).toContain('upload.quotaReached')
    const again = await announce(host, 12 * megabyte).ended
    expect(Number(/retry-after: (\d+)/i.exec(again)?.[1])).toBeGreaterThan(80_000)
    await host.postOk(Uploaded, path, small(44))
    const other = await createHost(stack)
    await other.postOk(
      Uploaded,
      `/api/host/listings/${(await createHome(stack, { host: other })).id}/photos`,
      small(44),
    )
  })

  test('has two uploads running and ten waiting; more are refused, and others do not wait', async () => {
    // Their bodies never arrive: two uploads run, the others wait unread.
    const held = Array.from({ length: 13 }, () => announce(host, 1_000))
    let answered = 0
    const answers = held.map(async (connection) => {
      const answer = await connection.until('upload.tooMany')
      answered++
      return answer
    })
    expect(await Promise.any(answers)).toContain('HTTP/1.1 429')
    const other = await createHost(stack)
    await other.postOk(
      Uploaded,
      `/api/host/listings/${(await createHome(stack, { host: other })).id}/photos`,
      small(50),
    )
    // Only the thirteenth is refused, although the other person's upload was sent after it.
    expect(answered).toBe(1)
    for (const connection of held) connection.hangUp()
    await Promise.allSettled(answers)
    await Promise.all(held.map(({ ended }) => ended))
    await host.postOk(Uploaded, path, small(51))
    expect(await kept()).toEqual([])
  })
})
