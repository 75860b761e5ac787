import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { ListingId } from '../values/ids.ts'
import { ListingContent, ListingPatch } from './content.ts'
import { EditableListing, OwnListing } from './views.ts'

const ListingErrors = ['listing.notFound', 'listing.notOwner'] as const

/** Procedures with which a host creates, edits, publishes and unpublishes homes. */
export const hostingProcedures = {
  /** The signed-in host's homes, newest first, drafts included. */
  mine: procedure({ input: z.object({}), output: z.object({ items: z.array(OwnListing) }), actor: ['user'] }),
  /** The mean rating of all reviews of the signed-in host's homes, one decimal; null without reviews. */
  hostRating: procedure({
    input: z.object({}),
    output: z.object({ rating: z.number().nullable(), reviewCount: z.int() }),
    errors: ['auth.forbidden', 'auth.suspended'],
    actor: ['user'],
  }),
  /** Copies a home: an unpublished home of the same host with the same content and photos (docs/product/hosting.md, Own homes). */
  copy: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: [...ListingErrors, 'listing.tooManyDrafts', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  create: procedure({
    input: ListingContent,
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ['listing.tooManyDrafts'],
    actor: ['user'],
    idempotent: true,
  }),
  /**
   * A home with everything that its host entered, for the host and administrators. For everybody else it does not exist
   * (docs/product/hosting.md, Editing).
   */
  forEditing: procedure({
    input: z.object({ id: ListingId }),
    output: EditableListing,
    errors: ['listing.notFound', 'auth.suspended'],
    actor: ['user'],
  }),
  update: procedure({
    /** `revision`: the one that the editor saw. If the home has another now, the change is refused with `listing.changedMeanwhile`. */
    input: z.object({ id: ListingId, patch: ListingPatch, revision: z.int().optional() }),
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: [...ListingErrors, 'listing.changedMeanwhile'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Publishes a home if its checklist is complete. `listing.incomplete` carries the `missing` items. */
  publish: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ revision: z.int() }),
    errors: [...ListingErrors, 'listing.incomplete'],
    actor: ['user'],
    idempotent: true,
  }),
  unpublish: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ revision: z.int() }),
    errors: ListingErrors,
    actor: ['user'],
    idempotent: true,
  }),
}
