import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { DamagePhotoId, UserId } from '../values/ids.ts'
import { PictureErrors } from './photos.ts'

/** Procedures for private photos. Only booking stores their ids. */
export const privatePhotoProcedures = {
  /** Derives the sizes of an uploaded photo, uncropped, under an id that only booking stores. */
  makePrivatePhoto: procedure({
    /** `personId`: who uploaded it, because the queue is shared fairly among people. */
    input: z.object({ id: DamagePhotoId, personId: UserId, quarantineKey: z.string().max(200) }),
    output: z.object({ width: z.int().positive(), height: z.int().positive() }),
    errors: [...PictureErrors],
    callers: ['booking'],
    actor: ['service'],
    timeoutMs: 20_000,
  }),
  /** Deletes the files of a private photo; does nothing if they are gone. */
  dropPrivatePhoto: procedure({
    input: z.object({ id: DamagePhotoId, width: z.int().positive() }),
    output: z.object({}),
    callers: ['booking'],
    actor: ['service'],
  }),
}
