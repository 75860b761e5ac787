import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { PictureErrors } from './photos.ts'

/** Procedures for private photos. Only their callers store their ids. */
export const privatePhotoProcedures = {
  /**
   * Derives the sizes of an uploaded photo, uncropped, under an id that only the caller stores. With `sealKey` the files are encrypted
   * (service-kit's sealBytes) under this key of 32 bytes, which is not stored.
   */
  makePrivatePhoto: procedure({
    /** `personId`: who uploaded it, because the queue is shared fairly among people. */
    input: z.object({
      id: Uuid,
      personId: UserId,
      quarantineKey: z.string().max(200),
      sealKey: z.base64().length(44).optional(),
    }),
    output: z.object({ width: z.int().positive(), height: z.int().positive() }),
    errors: [...PictureErrors],
    callers: ['booking', 'identity', 'messaging'],
    actor: ['service'],
    timeoutMs: 20_000,
  }),
  /** Deletes the files of a private photo; does nothing if they are gone. */
  dropPrivatePhoto: procedure({
    input: z.object({ id: Uuid, width: z.int().positive() }),
    output: z.object({}),
    callers: ['booking', 'identity', 'messaging'],
    actor: ['service'],
  }),
}
