import { HotelAnswers } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { HotelId } from '../values/ids.ts'
import { PhotoDescriptor } from './photos.ts'

/** A hotel that a partner describes. Guests do not see it. Its photos are changed as those of a home. */
export const HotelDraft = z.object({
  id: HotelId,
  answers: HotelAnswers,
  /** Counts the saves. A save names the revision that its device saw. */
  revision: z.int(),
  photos: z.array(PhotoDescriptor),
  updatedAt: Instant,
})
export type HotelDraft = z.infer<typeof HotelDraft>

const OfHotel = z.object({ id: HotelId })
const change = { actor: ['user'], idempotent: true } as const

/** Procedures about hotels that partners describe. They need the role `host_hotel`; other people's are `hotel.notFound`. */
export const hotelDraftProcedures = {
  /** The partner's hotels, the last changed first. */
  hotelDrafts: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(HotelDraft) }),
    errors: ['auth.forbidden'],
    actor: ['user'],
  }),
  createHotelDraft: procedure({
    input: z.object({ answers: HotelAnswers }),
    output: z.object({ id: HotelId, revision: z.int() }),
    errors: ['auth.forbidden', 'listing.tooManyDrafts'],
    ...change,
  }),
  /**
   * Replaces the answers. A `revision` that is not the current one is refused with `draft.changedMeanwhile`, unless nothing would change;
   * `params.hotel` is the current draft then.
   */
  saveHotelDraft: procedure({
    input: OfHotel.extend({ revision: z.int(), answers: HotelAnswers }),
    output: z.object({ revision: z.int() }),
    errors: ['auth.forbidden', 'hotel.notFound', 'draft.changedMeanwhile'],
    ...change,
  }),
  /** Deletes a hotel with its photos; does nothing if it is gone. */
  deleteHotelDraft: procedure({ input: OfHotel, output: z.object({}), errors: ['auth.forbidden'], ...change }),
}
