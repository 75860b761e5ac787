import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { ListingId } from '../values/ids.ts'
import { ListingContent, ListingPatch } from './content.ts'
import { PhotoDescriptor, PictureErrors } from './photos.ts'
import { OwnListing } from './views.ts'

const ListingErrors = ['listing.notFound', 'listing.notOwner'] as const

/** Procedures with which a host creates, edits, publishes and unpublishes homes. */
export const hostingProcedures = {
  /** The signed-in host's homes, newest first, drafts included. */
  mine: procedure({ input: z.object({}), output: z.object({ items: z.array(OwnListing) }), actor: ['user'] }),
  create: procedure({
    input: ListingContent,
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ['listing.tooManyDrafts'],
    actor: ['user'],
    idempotent: true,
  }),
  update: procedure({
    input: z.object({ id: ListingId, patch: ListingPatch }),
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ListingErrors,
    actor: ['user'],
    idempotent: true,
  }),
  /** Whether the person may add a photo to this home. Called before the upload is read; a repeat of an answered `addPhoto` is allowed. */
  mayAddPhoto: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({}),
    errors: [...ListingErrors, 'listing.tooManyPhotos'],
    actor: ['user'],
  }),
  /** Takes an uploaded photo from quarantine, derives its files and appends it. Always deletes the upload. */
  addPhoto: procedure({
    input: z.object({
      id: ListingId,
      quarantineKey: z.string().max(200),
      alt: z.string().max(200).nullable().default(null),
    }),
    output: z.object({ photo: PhotoDescriptor }),
    errors: [...ListingErrors, 'listing.tooManyPhotos', ...PictureErrors],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 20_000,
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
