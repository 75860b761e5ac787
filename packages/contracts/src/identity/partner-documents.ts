import { z } from 'zod'
import { DocumentErrors, PrivateDocumentType } from '../listings/private-documents.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { PartnerId, Uuid } from '../values/ids.ts'

/** What a document of a company is about. */
export const PartnerDocumentKind = z.enum(['registration', 'authority', 'licence', 'other'])
export type PartnerDocumentKind = z.infer<typeof PartnerDocumentKind>

/** Documents that a company may have at once (docs/product/partners.md, Documents). */
export const mostPartnerDocuments = 10
/** Documents that a person may send in a day. */
export const partnerDocumentsPerDay = 40

/** A document as its company sees it. */
export const PartnerDocument = z.object({
  id: Uuid,
  kind: PartnerDocumentKind,
  type: PrivateDocumentType,
  /** Size of the upload. */
  bytes: z.int().positive(),
  createdAt: Instant,
})
export type PartnerDocument = z.infer<typeof PartnerDocument>

const refusals = ['partner.notFound', 'partner.notPending', 'partner.tooManyDocuments', 'auth.suspended'] as const
const file = z.object({ blob: z.string(), key: z.base64(), type: PrivateDocumentType })

/** Procedures about the documents of companies that want to be hotel partners (docs/product/partners.md, Documents). */
export const partnerDocumentProcedures = {
  /** Checked before the upload, so that refused documents are not transferred. */
  mayAddPartnerDocument: procedure({
    input: z.object({}),
    output: z.object({}),
    errors: [...refusals],
    actor: ['user'],
  }),
  /** Stores an uploaded document of the signed-in person's company, encrypted. */
  addPartnerDocument: procedure({
    input: z.object({ kind: PartnerDocumentKind, quarantineKey: z.string().max(200) }),
    output: z.object({ document: PartnerDocument }),
    errors: [...refusals, ...DocumentErrors, 'auth.tooManyAttempts'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 25_000,
  }),
  /** Deletes a document of the signed-in person's company with its file. */
  removePartnerDocument: procedure({
    input: z.object({ id: Uuid }),
    output: z.object({}),
    errors: ['partner.documentNotFound', 'partner.notPending'],
    actor: ['user'],
    idempotent: true,
  }),
  /**
   * Where a document is and the key that opens it: without `partnerId` one of the person's own company, with it one of that company for
   * administrators, whose looks are stored.
   */
  partnerDocument: procedure({
    input: z.object({ id: Uuid, partnerId: PartnerId.optional() }),
    output: file,
    errors: ['partner.documentNotFound'],
    actor: ['user', 'admin'],
  }),
}
