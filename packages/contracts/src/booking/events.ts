import { z } from 'zod'
import { dataRightsAnswers } from '../data-rights/answers.ts'
import { defineEvents } from '../events/define-events.ts'
import { BookingMode } from '../listings/offer.ts'
import { StayRules } from '../stay-rules/stay-rules.ts'
import { CalendarDate, DateRange, Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { StaySide } from '../values/stay-side.ts'
import { AlterationFact, AlterationId } from './alterations.ts'
import { CalendarConflictFact } from './calendar-import.ts'
import { DamageReportId } from './damage-reports.ts'
import { DeadlineFact } from './deadline-fact.ts'
import { BookingStatus } from './status.ts'

/** The data of every event about a booking. */
export const BookingFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  guestId: UserId,
  hostId: UserId,
  mode: BookingMode,
  /** The state before; null for a new booking. */
  from: BookingStatus.nullable(),
  status: BookingStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  totalOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Imported demo data: projections count it, but no mails are sent. */
  imported: z.boolean(),
})
export type BookingFact = z.infer<typeof BookingFact>

const fact = { version: 1, data: BookingFact }
const alteration = { version: 1, data: AlterationFact }

/** A confirmed stay after an alteration. */
export const AlteredFact = BookingFact.extend({
  alterationId: AlterationId,
  /** What the guest paid more or, below zero, gets back. */
  differenceOre: z.int(),
  checkInAt: Instant,
})
export type AlteredFact = z.infer<typeof AlteredFact>

/** An amount of a booking with its shares. The three shares sum to the amount; a late payment has none. */
const moneyFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  hostId: UserId,
  guestId: UserId,
  /** The payment attempt. */
  paymentId: Uuid,
  amountOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Demo data: no money moved at the provider. */
  imported: z.boolean(),
})

/** What a payment was for; a `late` one is refunded. */
export const PaymentKind = z.enum(['stay', 'alteration', 'late'])
export type PaymentKind = z.infer<typeof PaymentKind>

/** A payment that succeeded. */
export const PaidFact = moneyFact.extend({
  /** The provider's payment intent; null where none was made. */
  intentId: z.string().nullable(),
  kind: PaymentKind,
  checkInAt: Instant,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
})
export type PaidFact = z.infer<typeof PaidFact>

/** Why a refund was made. */
export const RefundReason = z.enum(['late_payment', 'guest_cancelled', 'host_cancelled', 'partial', 'alteration'])
export type RefundReason = z.infer<typeof RefundReason>

/** The same for readers, with a reason of its own for what a lost dispute took beyond every refund. */
export const MoneyBackReason = z.enum([...RefundReason.options, 'dispute'])
export type MoneyBackReason = z.infer<typeof MoneyBackReason>

/**
 * The state of a refund: to be sent, waiting for a dispute, returned by the guest's bank and owed again, accepted by the provider, or
 * `charged_back`: the bank has paid it, and nothing more is sent.
 */
export const RefundState = z.enum(['planned', 'waiting', 'returned', 'sent', 'charged_back'])
export type RefundState = z.infer<typeof RefundState>

/** A refund that the provider accepted, and by how much it lowers each share. */
export const RefundedFact = moneyFact.extend({ refundId: Uuid, reason: RefundReason })
export type RefundedFact = z.infer<typeof RefundedFact>

/** A lost dispute: the bank paid the guest the amount. It covers planned refunds first; the shares divide the whole amount. */
export const ChargedBackFact = moneyFact.extend({
  /** The provider's id. */
  disputeId: z.string(),
  /** The part that was a late payment, which has no shares. What neither this nor a share covers is the platform's loss. */
  lateOre: Ore,
})
export type ChargedBackFact = z.infer<typeof ChargedBackFact>

/** A disputed payment, by ids; no shares change before it is decided. */
export const DisputedFact = moneyFact
  .pick({ bookingId: true, listingId: true, hostId: true, guestId: true, paymentId: true, amountOre: true })
  /** The provider's id. */
  .extend({ disputeId: z.string() })
export type DisputedFact = z.infer<typeof DisputedFact>

/** A refund that the guest's bank returned, or that was sent again. No shares change: the amount is owed to the guest. */
export const ReturnedFact = moneyFact
  .pick({ bookingId: true, listingId: true, hostId: true, guestId: true, paymentId: true, amountOre: true })
  .extend({
    refundId: Uuid,
    /** How often it was returned so far. */
    returns: z.int(),
    /** It is not sent again by itself: an administrator handles it. */
    handedOver: z.boolean(),
  })
export type ReturnedFact = z.infer<typeof ReturnedFact>

/** A stay and its two people, by ids. */
export const StayFact = BookingFact.pick({ bookingId: true, guestId: true, hostId: true, imported: true })
export type StayFact = z.infer<typeof StayFact>

/** A damage report, by ids. */
export const DamageFact = z.object({
  reportId: DamageReportId,
  bookingId: BookingId,
  by: StaySide,
  guestId: UserId,
  hostId: UserId,
})
export type DamageFact = z.infer<typeof DamageFact>

export const bookingEvents = defineEvents('booking', {
  ...dataRightsAnswers,
  /** A request was sent to the host. */
  requested: fact,
  /** Dates are held, payment awaited (instant listings). */
  held: fact,
  approved: fact,
  paymentStarted: fact,
  confirmed: fact,
  declined: fact,
  expired: fact,
  /** By the system: a hold lapsed or was replaced. */
  cancelled: fact,
  cancelledByGuest: fact,
  cancelledByHost: fact,
  completed: fact,
  /** A request is nearly overdue, or the payment of an approved one; once for each. */
  deadlineNear: { version: 1, data: DeadlineFact },
  /** A side of a confirmed stay proposed other dates or guests; added nights are held meanwhile. */
  alterationProposed: alteration,
  /** The other side accepted an alteration that costs more: the guest must pay the difference. */
  alterationAccepted: alteration,
  /** An open alteration is nearly overdue; once for its answer, and once for its payment. */
  alterationNear: alteration,
  alterationDeclined: alteration,
  alterationWithdrawn: alteration,
  /** Nobody answered or paid in time. An alteration that ends with its booking has no event of its own. */
  alterationExpired: alteration,
  /** A stay was altered: these are its dates, guests and money from now on. */
  altered: { version: 1, data: AlteredFact },
  /** All taken ranges of a listing from yesterday on, stays with their preparation days, merged. The revision is the calendar's. */
  calendarChanged: { version: 1, data: z.object({ listingId: ListingId, occupied: z.array(DateRange) }) },
  /** An imported calendar has taken nights of a stay; once per calendar and stay, as long as they overlap. */
  calendarConflict: { version: 1, data: CalendarConflictFact },
  /** A host changed the rules of a listing. The revision is the rules'. */
  stayRulesChanged: { version: 1, data: z.object({ listingId: ListingId, rules: StayRules }) },
  /** How many bookings use a listing's intro price. */
  introUsesChanged: { version: 1, data: z.object({ listingId: ListingId, used: z.int().min(0) }) },
  /** A payment succeeded; once per payment, in the transaction that settles it. */
  paid: { version: 1, data: PaidFact },
  /** A refund was accepted by the provider; once per refund. */
  refunded: { version: 1, data: RefundedFact },
  /** A refund was returned by the guest's bank; once per refund of the provider. */
  refundFailed: { version: 1, data: ReturnedFact },
  /** A returned refund was sent once more. */
  refundSentAgain: { version: 1, data: ReturnedFact },
  /** A payment was disputed: its refunds wait, and no new ones are made. */
  disputeOpened: { version: 1, data: DisputedFact },
  /** A dispute was won, and planned refunds are sent. A lost one emits `chargedBack`. */
  disputeWon: { version: 1, data: DisputedFact },
  /** A dispute was lost; once per dispute. */
  chargedBack: { version: 1, data: ChargedBackFact },
  /** The host of a confirmed stay that has not begun was suspended: its guest can cancel for a full refund. */
  hostUnavailable: { version: 1, data: StayFact },
  /** That host is back: the stay's own policy applies again. */
  hostBack: { version: 1, data: StayFact },
  damageReported: { version: 1, data: DamageFact },
  damageAnswered: { version: 1, data: DamageFact },
  damageClosed: { version: 1, data: DamageFact },
  /** Emitted before `refunded` existed: a late payment was refunded in full. */
  latePaymentRefunded: { version: 1, data: z.object({ bookingId: BookingId, guestId: UserId, amountOre: Ore }) },
})
