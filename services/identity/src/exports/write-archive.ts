import { PassThrough, Readable } from 'node:stream'
import { ExportPart, exportFolder } from '@nordbo/contracts'
import type { Blobs } from '@nordbo/service-kit'
import { ZipFile } from 'yazl'

/** Endings of files that are packed already. */
const packed = /\.(avif|webp|jpe?g|png|pdf|zip)$/

/** Reads the files that a part lists. */
export const readPart = async (blobs: Pick<Blobs, 'get'>, key: string): Promise<ExportPart> => {
  const bytes = await blobs.get(key)
  if (!bytes) throw new Error('a part of an archive is missing')
  return ExportPart.parse(JSON.parse(Buffer.from(bytes).toString()))
}

/**
 * Writes an archive of the parts' files, one file after the other; none of it is in memory whole. A file that was deleted before is left
 * out. Rejects if one is deleted while the archive is written. Returns the archive's key and size.
 */
export const writeArchive = async (
  blobs: Pick<Blobs, 'get' | 'has' | 'stream' | 'put'>,
  { id, partKeys, madeAt }: { id: string; partKeys: readonly string[]; madeAt: Date },
): Promise<{ key: string; bytes: number }> => {
  const zip = new ZipFile()
  const written = new PassThrough()
  // The zip opens its first file before the archive is read, so an error waits here for the reader.
  zip.on('error', (error) => written.destroy(error))
  written.on('error', () => undefined)
  zip.outputStream.pipe(written)
  for (const partKey of partKeys)
    for (const { path, key } of (await readPart(blobs, partKey)).files) {
      if (!(await blobs.has(key))) continue
      zip.addReadStreamLazy(path, { mtime: madeAt, compress: !packed.test(path) }, (done) => {
        blobs.stream(key).then(
          (stream) => (stream ? done(null, stream) : done(new Error(`${path} is gone`), Readable.from([]))),
          (error: unknown) => done(error, Readable.from([])),
        )
      })
    }
  zip.end()
  let bytes = 0
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of written) {
      const piece = Buffer.from(chunk)
      bytes += piece.length
      yield piece
    }
  }
  const key = await blobs.put(Readable.from(counted()), {
    folder: exportFolder,
    extension: 'zip',
    owner: id,
    contentType: 'application/zip',
  })
  return { key, bytes }
}
