import { DraftAnswers, WizardStepName } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { PhotoDescriptor } from './photos.ts'

/** Most drafts of a person, together with homes that were never published (docs/product/listings.md, Drafts). */
export const mostDrafts = 20

/** A home that its host has not published yet, with the answers so far. Its id is the id of the future home. */
export const Draft = z.object({
  id: ListingId,
  answers: DraftAnswers,
  /** The step on which its host was last. */
  step: WizardStepName,
  /** Counts the saves. A save names the revision that its device saw. */
  revision: z.int(),
  photos: z.array(PhotoDescriptor),
  updatedAt: Instant,
})
export type Draft = z.infer<typeof Draft>

const OfDraft = z.object({ id: ListingId })
const change = { actor: ['user'], idempotent: true } as const

/** Procedures about drafts. Other people's drafts are `listing.notFound`. */
export const draftProcedures = {
  /** The signed-in person's drafts, the last changed first. */
  drafts: procedure({ input: z.object({}), output: z.object({ items: z.array(Draft) }), actor: ['user'] }),
  draft: procedure({ input: OfDraft, output: Draft, errors: ['listing.notFound'], actor: ['user'] }),
  createDraft: procedure({
    input: z.object({ answers: DraftAnswers, step: WizardStepName.default('description') }),
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ['listing.tooManyDrafts'],
    ...change,
  }),
  /**
   * Merges answers into a draft. A `revision` that is not the current one is refused with `draft.changedMeanwhile`, unless nothing would
   * change; `params.draft` is the current draft then.
   */
  saveDraft: procedure({
    input: OfDraft.extend({ revision: z.int(), answers: DraftAnswers, step: WizardStepName.optional() }),
    output: z.object({ revision: z.int() }),
    errors: ['listing.notFound', 'draft.changedMeanwhile'],
    ...change,
  }),
  /** Deletes a draft with its photos; does nothing if it is gone. */
  deleteDraft: procedure({ input: OfDraft, output: z.object({}), ...change }),
  /**
   * Makes a home of a draft, sets its prices and publishes it. Repeatable: a repeat goes on where the first one was cut off.
   * `listing.incomplete` carries the `missing` items of the checklist.
   */
  publishDraft: procedure({
    input: OfDraft,
    output: z.object({ revision: z.int() }),
    errors: ['listing.notFound', 'listing.incomplete'],
    timeoutMs: 10_000,
    ...change,
  }),
}
