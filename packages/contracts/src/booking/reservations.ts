import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { BookingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { CampaignSetting, HostCampaign } from './campaign.ts'
import { ReceiptLine } from './receipt.ts'
import { BookingView } from './views.ts'

/** The tabs of a host's reservations (docs/product/booking.md, Tabs of a host). */
export const ReservationTab = z.enum(['upcoming', 'ongoing', 'ended', 'cancelled', 'all'])
export type ReservationTab = z.infer<typeof ReservationTab>

/** One booking with its guest's contact data and its money, for the host. */
export const ReservationStory = z.object({
  booking: BookingView,
  /** Null until the stay was confirmed, and when the guest's account is gone (docs/product/booking.md, Tabs of a host). */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  /** The host's earnings. The lines sum to the host's share before refunds. */
  lines: z.array(ReceiptLine),
  /** What was paid and not refunded: the most that can still be refunded. */
  leftOre: Ore,
})
export type ReservationStory = z.infer<typeof ReservationStory>

/** Procedures about the bookings of a host's listings. */
export const reservationProcedures = {
  /** The signed-in host's reservations by tab: upcoming ones by check-in, all others by newest check-in. */
  reservations: procedure({
    input: z.object({
      tab: ReservationTab.default('upcoming'),
      ...pageQuery({ maxLimit: 100, defaultLimit: 20 }),
    }),
    output: page(BookingView).extend({ counts: z.record(ReservationTab, z.int()) }),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** The state of the Christmas campaign for the signed-in host; null if it does not run. */
  hostCampaign: procedure({
    input: z.object({}),
    output: z.object({ campaign: HostCampaign.nullable() }),
    actor: ['user'],
  }),
  /** Whether the Christmas campaign runs. With revision 0 the value is from the configuration, not from an administrator. */
  campaignSetting: procedure({ input: z.object({}), output: CampaignSetting, actor: ['admin'] }),
  /** Starts or stops the Christmas campaign for new bookings. Existing bookings keep their fee. */
  setCampaign: procedure({
    input: CampaignSetting.pick({ running: true }),
    output: CampaignSetting,
    actor: ['admin'],
    idempotent: true,
  }),
  /** One reservation with its guest and its money, for its host and admins. */
  reservation: procedure({
    input: z.object({ id: BookingId }),
    output: ReservationStory,
    errors: ['booking.notFound'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
}
