import { z } from 'zod'
import { Uuid } from '../values/ids.ts'

/** What a service did with one kind of a person's data when they were erased (docs/product/data-rights.md, Erasure). */
export const ErasedKind = z.object({
  /** The rule's name in `erasureRules`. */
  rule: z.string(),
  rows: z.int().nonnegative(),
})
export type ErasedKind = z.infer<typeof ErasedKind>

/**
 * The events with which every service answers identity's `exportRequested` and `personErasureRequested`. Each service declares them among
 * its own. Their subjects begin with `<service>.dataRights.`, so that identity is delivered nothing else of the streams.
 */
export const dataRightsAnswers = {
  /** The service has stored its part of a person's data: `key` is its list of files in the blob store. */
  exportPartReady: {
    name: 'dataRights.exportPartReady',
    version: 1,
    data: z.object({ exportId: Uuid, key: z.string(), files: z.int().nonnegative(), rows: z.int().nonnegative() }),
  },
  /** The service has erased what it had of a person. */
  erasureAcknowledged: {
    name: 'dataRights.erasureAcknowledged',
    version: 1,
    data: z.object({ erasureId: Uuid, kinds: z.array(ErasedKind) }),
  },
} as const
