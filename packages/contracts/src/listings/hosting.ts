import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { ListingId } from '../values/ids.ts'
import { ListingContent, ListingPatch } from './content.ts'
import { PhotoDescriptor, PictureErrors } from './photos.ts'
import { OwnListing } from './views.ts'

const ListingErrors = ['listing.notFound', 'listing.notOwner'] as const

/** How a host creates, edits, publishes and withdraws homes. */
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
  /** May the person add a picture to this home? Asked before a byte of it is taken; a repeat of an answered `addPhoto` may pass. */
  mayAddPhoto: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({}),
    errors: [...ListingErrors, 'listing.tooManyPhotos'],
    actor: ['user'],
  }),
  /** Takes an uploaded picture from quarantine, makes its derivatives and appends it. The upload is gone afterwards, whatever the answer. */
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
  /** Opens a home to guests when its checklist holds; params name what is missing. Makes its owner a host. */
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
