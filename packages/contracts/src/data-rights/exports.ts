import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { Uuid } from '../values/ids.ts'

/** Days for which an archive can be fetched (docs/product/data-rights.md, Export). */
export const exportDays = 7
/** Archives that a person may ask for within a day. */
export const exportsADay = 3
/** Hours after which an archive that is not finished counts as failed. */
export const exportWithinHours = 24

/** `collecting` while services store their parts, `packing` while the archive is written. */
export const ExportStatus = z.enum(['collecting', 'packing', 'ready', 'failed', 'expired'])
export type ExportStatus = z.infer<typeof ExportStatus>

/** A person's archive of their data, and how far it is. */
export const DataExport = z.object({
  id: Uuid,
  status: ExportStatus,
  parts: z.object({ done: z.int().nonnegative(), of: z.int().positive() }),
  requestedAt: Instant,
  /** Null unless the archive can be fetched. */
  downloadPath: z.string().nullable(),
  bytes: z.int().nonnegative().nullable(),
  expiresAt: Instant.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** A stored part's list: the archive's paths and the blobs with their bytes. */
export const ExportPart = z.object({ files: z.array(z.object({ path: z.string(), key: z.string() })) })
export type ExportPart = z.infer<typeof ExportPart>

/** The folder of the blob store with parts and archives. */
export const exportFolder = 'exports'

const exportId = z.object({ id: Uuid })

export const exportProcedures = {
  /**
   * Begins an archive of the signed-in person's data. While one is being made its id is answered. `export.tooMany` carries `most`, and
   * `retryAfterSeconds` until the next one is possible.
   */
  startExport: procedure({
    input: z.object({}),
    output: exportId,
    errors: ['export.tooMany', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** One archive of the signed-in person; another person's is not found. */
  exportById: procedure({ input: exportId, output: DataExport, errors: ['export.notFound'], actor: ['user'] }),
  /** The person's latest archive that has not expired. */
  latestExport: procedure({
    input: z.object({}),
    output: z.object({ export: DataExport.nullable() }),
    actor: ['user'],
  }),
  /** Where the bytes of the person's own archive are. */
  exportArchive: procedure({
    input: exportId,
    output: z.object({ key: z.string(), bytes: z.int().nonnegative(), day: z.string() }),
    errors: ['export.notFound'],
    actor: ['user'],
  }),
}
