import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blobConfig } from '../config/kit-config.ts'
import type { Blobs } from './blobs.ts'
import { openBlobs } from './open-blobs.ts'

const bytes = new TextEncoder().encode('a picture of a house')
const hash = createHash('sha256').update(bytes).digest('hex')
const key = `photos/${hash.slice(0, 2)}/${hash}.avif`
const as = { folder: 'photos', extension: 'avif' }

/** The part of S3's protocol that blobs use. */
const startBucket = async (): Promise<{ server: Server; url: string }> => {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const name = decodeURIComponent(pathname.replace('/bucket/', ''))
    const found = objects.get(name)
    if (request.method === 'PUT') objects.set(name, await buffer(request))
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method === 'PUT' || request.method === 'DELETE') return response.end()
    if (searchParams.has('list-type')) {
      const listed = [...objects].map(
        ([each, { length }]) =>
          `<Contents><Key>${each}</Key><Size>${length}</Size><LastModified>2026-11-20T12:00:00Z</LastModified></Contents>`,
      )
      return response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`)
    }
    if (found) return response.setHeader('content-length', found.length).end(request.method === 'HEAD' ? '' : found)
    response.statusCode = 404
    response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

describe.each(['disk', 's3'] as const)('blobs on %s', (kind) => {
  let blobs: Blobs
  let folder: string
  let bucket: Server | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nordbo-blobs-'))
    const opened = kind === 's3' ? await startBucket() : undefined
    bucket = opened?.server
    const found = await openBlobs(
      blobConfig.parse(
        opened
          ? { S3_BUCKET: 'bucket', S3_ENDPOINT: opened.url, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
          : { BLOB_DIR: folder },
      ),
    )
    if (!found) throw new Error('no place for blobs')
    blobs = found
  })
  afterAll(async () => {
    bucket?.closeAllConnections()
    bucket?.close()
    await rm(folder, { recursive: true })
  })

  it('are stored under the hash of their content, from bytes or a stream', async () => {
    expect(await blobs.put(bytes, as)).toBe(key)
    await blobs.delete(key)
    expect(await blobs.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), as)).toBe(key)
    expect(Buffer.from((await blobs.get(key)) ?? [])).toEqual(Buffer.from(bytes))
  })

  it('of an owner are stored apart from the same bytes of other owners', async () => {
    const [anna, bo] = await Promise.all(['anna', 'bo'].map((owner) => blobs.put(bytes, { folder: 'letters', owner })))
    expect(await blobs.put(Readable.from([bytes]), { folder: 'letters', owner: 'anna' })).toBe(anna)
    await blobs.delete(anna ?? '')
    expect([await blobs.has(anna ?? ''), await blobs.has(bo ?? '')]).toEqual([false, true])
    await blobs.delete(bo ?? '')
  })

  it('are read back unchanged', async () => {
    await blobs.put(bytes, as)
    expect(Buffer.from((await blobs.get(key)) ?? [])).toEqual(Buffer.from(bytes))
    const stream = await blobs.stream(key)
    expect(stream && (await buffer(stream))).toEqual(Buffer.from(bytes))
    expect(await blobs.has(key)).toBe(true)
  })

  it('are listed by folder with their size', async () => {
    await blobs.put(bytes, as)
    const found = []
    for await (const { key: listed, bytes: size } of blobs.list('photos')) found.push({ listed, size })
    expect(found).toEqual([{ listed: key, size: bytes.byteLength }])
  })

  it('are gone after deleting, and deleting twice is no error', async () => {
    await blobs.put(bytes, as)
    await blobs.delete(key)
    await blobs.delete(key)
    expect(await blobs.has(key)).toBe(false)
    expect(await blobs.get(key)).toBeUndefined()
    expect(await blobs.stream(key)).toBeUndefined()
  })

  it('are never read or written outside their folder', async () => {
    for (const outside of ['../../etc/passwd', '/etc/passwd', 'photos/../x', `photos/${hash}`, '', 'photos/aa/\0'])
      expect([await blobs.has(outside), await blobs.get(outside), await blobs.stream(outside)]).toEqual([
        false,
        undefined,
        undefined,
      ])
    await expect(blobs.put(bytes, { folder: '../photos' })).rejects.toThrow('not a blob folder')
    await expect(blobs.put(bytes, { folder: 'photos', extension: '../x' })).rejects.toThrow('not a blob extension')
  })
})

describe('blobs on disk', () => {
  it('remove the drafts that a crash left, but not those being written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nordbo-blobs-'))
    const incoming = join(folder, 'incoming')
    await mkdir(incoming)
    for (const name of ['left', 'written']) await writeFile(join(incoming, name), bytes)
    const longAgo = new Date(Date.now() - 61 * 60_000)
    await utimes(join(incoming, 'left'), longAgo, longAgo)
    const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: folder }))
    await blobs?.put(bytes, as)
    expect(await readdir(incoming)).toEqual(['written'])
    await rm(folder, { recursive: true })
  })

  it('leave nothing behind when a stream breaks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nordbo-blobs-'))
    const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: folder }))
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('connection lost')
      })(),
    )
    await expect(blobs?.put(broken, as)).rejects.toThrow('connection lost')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    expect(await readdir(folder)).toEqual(['incoming'])
    await rm(folder, { recursive: true })
  })

  it('leave nothing behind when many streams break before their drafts are open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nordbo-blobs-'))
    const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: folder }))
    const broken = () =>
      Readable.from(
        (async function* () {
          yield* []
          throw new Error('connection lost')
        })(),
      )
    const ended = await Promise.allSettled(Array.from({ length: 200 }, () => blobs?.put(broken(), as)))
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']))
    // Pending file operations end before this write.
    await blobs?.put(bytes, as)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    await rm(folder, { recursive: true })
  })
})
