import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { blobKey, isBlobFolder, isBlobKey, startHash } from './blob-key.ts'
import type { BlobEntry, Blobs, PutOptions } from './blobs.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Age, ms, after which a draft was abandoned by a process that ended while writing it. */
const abandonedMs = 60 * 60_000

const removeAbandoned = async (incoming: string): Promise<void> => {
  for (const name of (await unlessMissing(readdir(incoming))) ?? []) {
    const draft = join(incoming, name)
    const written = await unlessMissing(stat(draft))
    if (written && Date.now() - written.mtimeMs > abandonedMs) await rm(draft, { force: true })
  }
}

/** Writes content to a draft and renames it to its key, which is returned. */
const writeBlob = async (
  root: string,
  draft: string,
  content: Uint8Array | Readable,
  options: PutOptions,
): Promise<string> => {
  const hash = startHash(options)
  // Open before anything can fail: a file that is opened after its removal would stay.
  const file = await open(draft, 'wx')
  try {
    const source = content instanceof Readable ? content : Readable.from([content])
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      file.createWriteStream({ flush: true }),
    )
    const key = blobKey(options, hash.digest('hex'))
    const path = join(root, ...key.split('/'))
    await mkdir(dirname(path), { recursive: true })
    await rename(draft, path)
    return key
  } finally {
    await rm(draft, { force: true })
  }
}

/** Blobs as files. A draft is synced and then renamed, so that a key never shows half a file. The first write removes abandoned drafts. */
export const openDiskBlobs = (root: string): Blobs => {
  const pathOf = (key: string): string | undefined => (isBlobKey(key) ? join(root, ...key.split('/')) : undefined)
  const sizeOf = async (key: string) => {
    const path = pathOf(key)
    return path === undefined ? undefined : unlessMissing(stat(path))
  }

  const incoming = join(root, 'incoming')
  let swept: Promise<void> | undefined

  return {
    put: async (content, options) => {
      await mkdir(incoming, { recursive: true })
      swept ??= removeAbandoned(incoming)
      await swept
      return writeBlob(root, join(incoming, randomUUID()), content, options)
    },
    get: async (key) => {
      const path = pathOf(key)
      return path === undefined ? undefined : unlessMissing(readFile(path))
    },
    stream: async (key) => {
      const path = pathOf(key)
      // Opened here, so that a missing blob returns undefined instead of breaking the stream.
      const file = path === undefined ? undefined : await unlessMissing(open(path))
      return file && createReadStream('', { fd: file })
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    delete: async (key) => {
      const path = pathOf(key)
      if (path !== undefined) await rm(path, { force: true })
    },
    list: async function* (folder): AsyncIterable<BlobEntry> {
      if (!isBlobFolder(folder)) return
      for (const shelf of (await unlessMissing(readdir(join(root, folder)))) ?? [])
        for (const name of (await unlessMissing(readdir(join(root, folder, shelf)))) ?? []) {
          const key = `${folder}/${shelf}/${name}`
          const file = await sizeOf(key)
          if (file) yield { key, bytes: file.size, modifiedAt: file.mtime }
        }
    },
  }
}
