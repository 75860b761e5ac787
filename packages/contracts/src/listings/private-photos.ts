import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { DamagePhotoId, UserId } from '../values/ids.ts'
import { PictureErrors } from './photos.ts'

/** Procedures of listings for private photos. Only booking knows their ids. */
export const privatePhotoProcedures = {
  /** Makes the sizes of an uploaded photo, uncropped, under an id that only booking knows. */
  makePrivatePhoto: procedure({
    /** `personId`: who uploaded it, because people take turns. */
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
