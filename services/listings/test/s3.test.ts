import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Blobs, blobConfig, openBlobs } from '@nordbo/service-kit'
import {
  type BootedStack,
  bootStack,
  createHost,
  createPublishableDraft,
  freePort,
  inRepo,
  type Person,
  pictureForm,
  waitUntil,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** A server that speaks S3. It knows one access key, and does not check signatures of version 4. */
interface Bucket {
  process: ChildProcess
  folder: string
  env: Record<string, string>
}

const startBucket = async (): Promise<Bucket> => {
  const folder = await mkdtemp(join(tmpdir(), 'nordbo-s3-'))
  const port = await freePort()
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'nordbo']
  const process = spawn(inRepo('services/listings/node_modules/.bin/s3rver'), args, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  if (!(await waitUntil(answers, 60_000))) throw new Error('the S3 server did not start')
  const env = { S3_BUCKET: 'nordbo', S3_ENDPOINT: url, S3_REGION: 'us-east-1' }
  return { process, folder, env: { ...env, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' } }
}

let bucket: Bucket
let blobs: Blobs
const open = async (env: Record<string, string>): Promise<Blobs> => {
  const opened = await openBlobs(blobConfig.parse(env))
  if (!opened) throw new Error('no blobs')
  return opened
}
beforeAll(async () => {
  bucket = await startBucket()
  blobs = await open(bucket.env)
})
afterAll(async () => {
  if (bucket?.process.kill()) await once(bucket.process, 'exit')
  await rm(bucket.folder, { recursive: true, force: true })
})

const listed = async (folder: string): Promise<{ key: string; bytes: number }[]> => {
  const found: { key: string; bytes: number }[] = []
  for await (const { key, bytes } of blobs.list(folder)) found.push({ key, bytes })
  return found
}

test('bytes and streams are stored in S3, read back, listed and deleted', async () => {
  const bytes = Buffer.from('et billede af et hus')
  const key = await blobs.put(bytes, { folder: 'letters', contentType: 'image/png' })
  expect(await blobs.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), { folder: 'letters' })).toBe(key)
  expect(Buffer.from((await blobs.get(key)) ?? [])).toEqual(bytes)
  const stream = await blobs.stream(key)
  expect(stream && (await buffer(stream))).toEqual(bytes)
  const owned = await blobs.put(bytes, { folder: 'letters', owner: 'anna', extension: 'png' })
  expect(owned).not.toBe(key)
  expect(await listed('letters')).toEqual(
    expect.arrayContaining([key, owned].map((each) => ({ key: each, bytes: bytes.length }))),
  )
  for (const each of [key, owned, key]) await blobs.delete(each)
  expect([await blobs.has(key), await blobs.get(key), await blobs.stream(key)]).toEqual([false, undefined, undefined])
  expect(await listed('letters')).toEqual([])
})

test('a stream that breaks stores nothing, and an unknown access key is an error instead of a missing blob', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('halvt')
      throw new Error('connection lost')
    })(),
  )
  await expect(blobs.put(broken, { folder: 'letters' })).rejects.toThrow('connection lost')
  expect(await listed('letters')).toEqual([])
  const stranger = await open({ ...bucket.env, S3_ACCESS_KEY_ID: 'GUESSED' })
  await expect(stranger.put(Buffer.from('x'), { folder: 'letters' })).rejects.toThrow(/access key/i)
  await expect(stranger.has(`letters/aa/${'a'.repeat(64)}`)).rejects.toThrow()
  expect(await listed('letters')).toEqual([])
})

const Photos = z.object({ photos: z.array(z.object({ hash: z.string(), width: z.int() })) })

test('a photo is uploaded, derived and shown with S3 as the only store', async () => {
  const env = { listings: bucket.env, bff: bucket.env }
  const only = ['sandbox', 'identity', 'pricing', 'listings', 'bff'] as const
  await using stack: BootedStack = await bootStack({ only, env })
  const host: Person = await createHost(stack)
  const id = await createPublishableDraft(host)
  await host.postOk(z.unknown(), `/api/host/listings/${id}/photos`, pictureForm(33))
  const { photos } = Photos.parse((await host.get(`/api/host/listings/${id}/photos`)).body)
  expect(photos).toHaveLength(2)
  const stored = (await listed('photos')).map(({ key }) => key)
  for (const { hash } of photos) expect(stored.filter((key) => key.includes(hash)).length).toBeGreaterThan(2)
  for (const key of stored.slice(0, 4)) {
    const shown = await fetch(new URL(`/media/${key}`, stack.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `image/${key.split('.').at(-1)}`])
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from((await blobs.get(key)) ?? []))
  }
  const svg = new FormData()
  svg.append('file', new Blob(['<svg/>'], { type: 'image/png' }), 'x.png')
  expect((await host.send('POST', `/api/host/listings/${id}/photos`, svg)).code).toBe('photo.unreadable')
  expect(await listed('quarantine')).toEqual([])
  expect(await readdir(join(stack.stack.home, 'blobs')).catch(() => []), 'nothing lies on disk').toEqual([])
})
