import { hostTermsVersion } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { ShownVersions } from './agreements.ts'

/** Whether a person has accepted the current host terms, and when. */
export const HostTerms = z.object({ version: z.string(), acceptedAt: Instant.nullable() })
export type HostTerms = z.infer<typeof HostTerms>

/** Procedures about the host terms (docs/product/people.md, Host terms). */
export const hostTermsProcedures = {
  /** The signed-in person's acceptance of the current version. */
  hostTerms: procedure({ input: z.object({}), output: HostTerms, actor: ['user'] }),
  /** Stores an acceptance with the client's address and program. The first acceptance of a version stays. */
  acceptHostTerms: procedure({
    input: z.object({
      version: z.literal(hostTermsVersion),
      /** The terms and the privacy policy that the boxes named. */
      agreed: ShownVersions,
      client: z.object({ ip: z.string().max(64), userAgent: z.string().max(400).default('') }),
    }),
    output: HostTerms,
    actor: ['user'],
    idempotent: true,
  }),
  /** The acceptance of the person who publishes a home. */
  hostTermsOf: procedure({
    input: z.object({ userId: UserId }),
    output: HostTerms,
    callers: ['listings'],
    actor: ['service'],
  }),
}
