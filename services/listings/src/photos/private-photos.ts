import {
  err,
  type listingsService,
  ok,
  type ParsedInputOf,
  privatePhotoKey,
  privatePhotoWidths,
  type Result,
} from '@nordbo/contracts'
import { type Call, sealBytes } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { PhotoDeps } from './derive-pool.ts'
import { quarantineFolder } from './sweep-quarantine.ts'

type Procedures = typeof listingsService.procedures

/**
 * Derives the sizes of a private photo. The files are stored under its id, so that equal photos never share a file, and encrypted if the
 * caller sent a key.
 */
export const makePrivatePhoto =
  ({ kit, derive }: Pick<PhotoDeps, 'kit' | 'derive'>) =>
  async (
    { id, personId, quarantineKey, sealKey }: ParsedInputOf<Procedures['makePrivatePhoto']>,
    { deadline }: Call,
  ): Promise<Result<{ width: number; height: number }>> => {
    if (!quarantineKey.startsWith(`${quarantineFolder}/`)) return err('photo.unreadable')
    const read = () => kit.blobs.get(quarantineKey)
    const derived = await derive({ who: personId, deadline, use: 'private', read })
    await kit.blobs.delete(quarantineKey)
    if (!derived.ok) return derived
    const { descriptor, files } = derived.value
    const key = sealKey === undefined ? undefined : Buffer.from(sealKey, 'base64')
    for (const { width, format, bytes } of files)
      await kit.blobs.put(key ? sealBytes(key, bytes) : bytes, {
        key: privatePhotoKey(id, width),
        contentType: key ? 'application/octet-stream' : `image/${format}`,
      })
    return ok({ width: descriptor.width, height: descriptor.height })
  }

/** Deletes the files of a private photo. */
export const dropPrivatePhoto =
  ({ kit }: Pick<Deps, 'kit'>) =>
  async ({ id, width }: ParsedInputOf<Procedures['dropPrivatePhoto']>): Promise<Result<Record<string, never>>> => {
    for (const each of privatePhotoWidths(width)) await kit.blobs.delete(privatePhotoKey(id, each))
    return ok({})
  }
