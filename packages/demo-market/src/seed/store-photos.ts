import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoKey, photoRecipe, photoWidths } from '@nordbo/contracts'
import type { Blobs } from '@nordbo/service-kit'
import { photosFolder, readPhotoIndex } from '../photos/photo-index.ts'
import { inParallel } from './batches.ts'

/** Stores the committed pictures in the blob store under the keys of uploads, unless they exist; returns how many. */
export const storePhotos = async (
  blobs: Pick<Blobs, 'has' | 'put'>,
  onStep?: (done: number, files: number) => void,
): Promise<number> => {
  const files = (await readPhotoIndex()).flatMap(({ hash, width }) =>
    photoWidths(width).flatMap((step) =>
      photoRecipe.formats.map((format) => ({
        key: photoKey(hash, step, format),
        path: join(photosFolder, hash, `${step}.${format}`),
        contentType: `image/${format}`,
      })),
    ),
  )
  let [stored, done] = [0, 0]
  await inParallel(files, 12, async ({ key, path, contentType }) => {
    if (!(await blobs.has(key))) {
      await blobs.put(await readFile(path), { key, contentType })
      stored++
    }
    done++
    onStep?.(done, files.length)
  })
  return stored
}
