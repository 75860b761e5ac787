import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PhotoDescriptor } from '@nordbo/contracts'
import { z } from 'zod'

/** Folder of the committed pictures: `<hash>/<width>.<format>` and `index.json`. Written by `scripts/build-photos.ts`. */
export const photosFolder = fileURLToPath(new URL('../../photos', import.meta.url))

/** One committed picture: a variant of an original, with a description. */
export const IndexedPhoto = PhotoDescriptor.omit({ alt: true }).extend({
  /** Name of the original; variants of one original look alike. */
  picture: z.string(),
  variant: z.enum(['wide', 'near', 'mirrored']),
  /** The house it belongs to; null for the four landscapes. */
  home: z.string().nullable(),
  kind: z.enum(['exterior', 'interior', 'detail', 'hotel', 'hero']),
  season: z.string(),
  timeOfDay: z.string(),
  altDa: z.string(),
  altEn: z.string(),
})
export type IndexedPhoto = z.infer<typeof IndexedPhoto>

/** Every committed picture. */
export const readPhotoIndex = async (): Promise<IndexedPhoto[]> =>
  z.array(IndexedPhoto).parse(JSON.parse(await readFile(`${photosFolder}/index.json`, 'utf8')))
