import { z } from 'zod'
import { DocumentErrors, PrivateDocumentType } from '../listings/private-documents.ts'
import { procedure } from '../rpc/procedure.ts'
import { Uuid } from '../values/ids.ts'
import { TicketFile, TicketToken } from './contact.ts'

const byLink = { token: TicketToken, id: Uuid }
const found = z.object({ blob: z.string(), key: z.base64(), type: PrivateDocumentType, name: z.string() })

/** Procedures about files that people send about their question by its link (docs/product/pages.md, Files about a question). */
export const ticketFileProcedures = {
  /** Checked and counted before the upload, so that refused files are not transferred. A file that is there already is not counted. */
  mayAddTicketFile: procedure({
    /** `ip`: the client's address, for limits only. */
    input: z.object({ ...byLink, ip: z.string().max(64) }),
    output: z.object({}),
    errors: ['support.notFound', 'support.tooManyFiles', 'contact.tooMany'],
  }),
  /**
   * Takes a file from quarantine for a message that is not sent yet. The caller makes the id: the same again is the same file, another name
   * or other bytes under a used id are `idempotency.mismatch`. Unsent ones are deleted after a day.
   */
  addTicketFile: procedure({
    input: z.object({
      ...{ ...byLink, name: z.string().max(1_000), quarantineKey: z.string().max(200) },
      /** Of the bytes in quarantine. */
      sha256: z.hash('sha256'),
    }),
    output: z.object({ file: TicketFile }),
    errors: ['support.notFound', 'support.tooManyFiles', 'idempotency.mismatch', ...DocumentErrors],
    timeoutMs: 30_000,
  }),
  /** Deletes a file that was not sent yet. */
  removeTicketFile: procedure({
    input: z.object(byLink),
    output: z.object({}),
    errors: ['support.fileNotFound'],
  }),
  /** Where a file of the link's question is and the key that opens it. */
  ticketFile: procedure({ input: z.object(byLink), output: found, errors: ['support.fileNotFound'] }),
  /** The same of a sent file for an administrator, whose look is stored. */
  ticketFileForSupport: procedure({
    input: z.object({ ticketId: Uuid, id: Uuid }),
    output: found,
    errors: ['support.fileNotFound'],
    actor: ['admin'],
  }),
}
