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

/** One booking with what its host needs to know of the guest and of the money. */
export const ReservationStory = z.object({
  booking: BookingView,
  /** Null until the stay was confirmed, and when the guest's account is gone (docs/product/booking.md, Tabs of a host). */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** What the host earns, line by line; they sum to the host's share before refunds. */
  lines: z.array(ReceiptLine),
  /** What was paid and has not gone back: the most that can still be given back. */
  leftOre: Ore,
})
export type ReservationStory = z.infer<typeof ReservationStory>

/** What booking answers about the stays in a host's homes. */
export const reservationProcedures = {
  /** The signed-in host's reservations by tab: those to come by check-in, all others the newest check-in first. */
  reservations: procedure({
    input: z.object({
      tab: ReservationTab.default('upcoming'),
      ...pageQuery({ maxLimit: 100, defaultLimit: 20 }),
    }),
    output: page(BookingView).extend({ counts: z.record(ReservationTab, z.int()) }),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** How the Christmas campaign stands for the signed-in host; null where it is off. */
  hostCampaign: procedure({
    input: z.object({}),
    output: z.object({ campaign: HostCampaign.nullable() }),
    actor: ['user'],
  }),
  /** Whether the Christmas campaign runs. Revision 0: no administrator has said so, the configuration has. */
  campaignSetting: procedure({ input: z.object({}), output: CampaignSetting, actor: ['admin'] }),
  /** Starts or stops the Christmas campaign for bookings from now on; those made keep their fee. */
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
