import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ExportPart, exportFolder } from '@nordbo/contracts'
import { type Blobs, openBlobs } from '@nordbo/service-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeArchive } from './write-archive.ts'

let folder: string
let blobs: Blobs
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordbo-archive-'))
  const opened = await openBlobs({ BLOB_DIR: folder, S3_REGION: 'none' })
  if (!opened) throw new Error('no blobs')
  blobs = opened
})
afterAll(() => rm(folder, { recursive: true }))

/** Stores a part of two files. */
const storePart = async (): Promise<string> => {
  const part: ExportPart = { files: [] }
  for (const name of ['wishlists', 'messages']) {
    const key = await blobs.put(Buffer.from(`["${name}"]`), { folder: exportFolder, extension: 'json', owner: name })
    part.files.push({ path: `listings/${name}.json`, key })
  }
  return blobs.put(Buffer.from(JSON.stringify(part)), { folder: exportFolder, extension: 'json', owner: 'part' })
}

const write = (store: Blobs, part: string) =>
  writeArchive(store, { id: 'an-export', partKeys: [part], madeAt: new Date(2026, 5, 1) })

it('an archive leaves out a file that was deleted before', async () => {
  const part = await storePart()
  const whole = await write(blobs, part)
  const { files } = ExportPart.parse(JSON.parse(Buffer.from((await blobs.get(part)) ?? []).toString()))
  await blobs.delete(files[0]?.key ?? '')
  const smaller = await write(blobs, part)
  expect(smaller.bytes).toBeLessThan(whole.bytes)
})

it.each([
  { when: 'at once', waits: false },
  { when: 'after the file was missed', waits: true },
])(
  'a file that is deleted while its archive is written fails the archive alone, also when it is read $when',
  async ({ waits }) => {
    const part = await storePart()
    const missed = Promise.withResolvers<void>()
    const erasing: Blobs = {
      ...blobs,
      has: async (key) => {
        const was = await blobs.has(key)
        await blobs.delete(key)
        return was
      },
      stream: async (key) => {
        const found = await blobs.stream(key)
        if (!found) missed.resolve()
        return found
      },
      put: async (content, options) => {
        if (waits) await missed.promise.then(() => nextTurn())
        return blobs.put(content, options)
      },
    }
    await expect(write(erasing, part)).rejects.toThrow('listings/wishlists.json is gone')
  },
)
