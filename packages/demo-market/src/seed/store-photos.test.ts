import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoKey, photoRecipe, photoWidths } from '@nordbo/contracts'
import { blobConfig, openBlobs } from '@nordbo/service-kit'
import { afterEach, expect, test } from 'vitest'
import { photosFolder, readPhotoIndex } from '../photos/photo-index.ts'
import { storePhotos } from './store-photos.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const emptyBlobs = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nordbo-photos-'))
  folders.push(folder)
  const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: folder }))
  if (!blobs) throw new Error('no blobs')
  return blobs
}

test('every picture is stored once, under the key of its public address', async () => {
  const blobs = await emptyBlobs()
  const photos = await readPhotoIndex()
  const stored = await storePhotos(blobs)
  const hash = photos[0]?.hash ?? ''
  expect(stored).toBe(photos.flatMap(({ width }) => photoWidths(width)).length * photoRecipe.formats.length)
  expect(Buffer.from((await blobs.get(photoKey(hash, 640, 'webp'))) ?? [])).toEqual(
    await readFile(join(photosFolder, hash, '640.webp')),
  )
  expect(await storePhotos(blobs)).toBe(0)
})
