import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'

/** The written pages that people agree to (docs/product/people.md, Terms and privacy policy). */
export const agreedDocuments = ['terms', 'privacy'] as const
export const AgreedDocument = z.enum(agreedDocuments)
export type AgreedDocument = z.infer<typeof AgreedDocument>

/** How a person agreed: signing up with a password or at a provider, on the notice of a change, or ticking the boxes for hosts. */
export const AgreementWay = z.enum(['sign-up', 'provider', 'notice', 'hosting'])
export type AgreementWay = z.infer<typeof AgreementWay>

/** A version of a document and the day it is from. */
const DocumentVersion = z.object({ version: z.int().min(1), dated: CalendarDate })

/** The version of each document that a person was shown. */
export const ShownVersions = z.object({ terms: DocumentVersion, privacy: DocumentVersion })
export type ShownVersions = z.infer<typeof ShownVersions>

/** The newest version of each document that a person agreed to; null for people from before this was stored. */
export const AgreedVersions = z.object({ terms: z.int().nullable(), privacy: z.int().nullable() })
export type AgreedVersions = z.infer<typeof AgreedVersions>

/** An agreement to a version of a document. Rows are never changed. */
export const Agreement = z.object({
  document: AgreedDocument,
  version: z.int(),
  dated: CalendarDate,
  way: AgreementWay,
  agreedAt: Instant,
})
export type Agreement = z.infer<typeof Agreement>

const Agreements = z.object({ agreements: z.array(Agreement) })

/** Procedures about what people agreed to. Signing up and the host terms store agreements themselves. */
export const agreementProcedures = {
  /** Everything that the signed-in person agreed to, the newest first. */
  agreements: procedure({ input: z.object({}), output: Agreements, actor: ['user'] }),
  /** Stores that the signed-in person agreed on the notice of a change. The first agreement to a version stays. */
  agree: procedure({ input: ShownVersions.partial(), output: Agreements, actor: ['user'], idempotent: true }),
}
