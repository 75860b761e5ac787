import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { PictureErrors } from './photos.ts'

/** What a private document is. */
export const PrivateDocumentType = z.enum(['picture', 'pdf'])
export type PrivateDocumentType = z.infer<typeof PrivateDocumentType>

/** The largest PDF, bytes. */
export const mostPdfBytes = 10 * 1_024 * 1_024
/** The most pages of one. */
export const mostPdfPages = 50

/** Why a document is refused. */
export const DocumentErrors = [
  ...PictureErrors,
  'document.unreadable',
  'document.active',
  'document.tooLarge',
  'document.tooManyPages',
] as const

/** The key of a private PDF's file. */
export const privatePdfKey = (id: string): string => `private/${id.replaceAll('-', '')}/1.pdf`

/** Procedures for private documents: pictures and PDFs, both made anew. Only their callers store their ids. */
export const privateDocumentProcedures = {
  /**
   * Checks an uploaded document and stores it, encrypted (service-kit's sealBytes) under a key of 32 bytes, which is not stored. The
   * bytes say what it is. Of a PDF only pictures of its pages are kept.
   */
  makePrivateDocument: procedure({
    /** `mostBytes`: a larger upload is `document.tooLarge`, whatever it is. */
    input: z.object({
      id: Uuid,
      personId: UserId,
      quarantineKey: z.string().max(200),
      sealKey: z.base64().length(44),
      mostBytes: z.int().positive().optional(),
    }),
    /** `width`: of a picture; null of a PDF. `bytes`: of the upload. */
    output: z.object({
      type: PrivateDocumentType,
      width: z.int().positive().nullable(),
      bytes: z.int().positive(),
    }),
    errors: [...DocumentErrors],
    callers: ['identity', 'messaging'],
    actor: ['service'],
    timeoutMs: 20_000,
  }),
  /** Deletes the files of a private document; does nothing if they are gone. */
  dropPrivateDocument: procedure({
    input: z.object({ id: Uuid, width: z.int().positive().nullable() }),
    output: z.object({}),
    callers: ['identity', 'messaging'],
    actor: ['service'],
  }),
}
