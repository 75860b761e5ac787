import { z } from 'zod'
import { AlterationFact, AlterationId } from './alterations.ts'
import { DamageReportId } from './damage-reports.ts'
import { defineEvents } from './define.ts'
import { StaySide } from './reviews.ts'
import {
  BookingId,
  BookingMode,
  BookingStatus,
  CalendarDate,
  DateRange,
  Instant,
  ListingId,
  Ore,
  UserId,
} from './vocabulary.ts'

/** What every event about a booking says. */
export const BookingFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  guestId: UserId,
  hostId: UserId,
  mode: BookingMode,
  /** The state left; null when the booking is new. */
  from: BookingStatus.nullable(),
  status: BookingStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  totalOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Stored before the events existed (demo market): projections count it, mails are not sent. */
  imported: z.boolean(),
})
export type BookingFact = z.infer<typeof BookingFact>

const fact = { version: 1, data: BookingFact }
const alteration = { version: 1, data: AlterationFact }

/** A confirmed stay that was changed, as it stands since. */
export const AlteredFact = BookingFact.extend({
  alterationId: AlterationId,
  /** What the guest paid more or, below zero, gets back. */
  differenceOre: z.int(),
  checkInAt: Instant,
})
export type AlteredFact = z.infer<typeof AlteredFact>

/** Money of a booking and whose it is. The three shares sum to the amount, except that late money, which is nobody's, has none. */
const moneyFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  hostId: UserId,
  guestId: UserId,
  /** The payment attempt. */
  paymentId: z.uuid(),
  amountOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Of the demo market: no money moved at the provider. */
  imported: z.boolean(),
})

/** What a payment was for; `late` money goes straight back. */
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

/** Why money went back. */
export const RefundReason = z.enum(['late_payment', 'guest_cancelled', 'host_cancelled', 'partial', 'alteration'])
export type RefundReason = z.infer<typeof RefundReason>

/** The same as people read it: what a bank took through a dispute beyond every refund has a reason of its own. */
export const MoneyBackReason = z.enum([...RefundReason.options, 'dispute'])
export type MoneyBackReason = z.infer<typeof MoneyBackReason>

/**
 * How far a refund is: to be sent, waiting because a bank holds the payment, sent back by the guest's bank and owed again, taken by the provider, or `charged_back`: the guest has that
 * money through the bank, and nothing more is sent.
 */
export const RefundState = z.enum(['planned', 'waiting', 'returned', 'sent', 'charged_back'])
export type RefundState = z.infer<typeof RefundState>

/** A refund that the provider took, and by how much it lowers each share. */
export const RefundedFact = moneyFact.extend({ refundId: z.uuid(), reason: RefundReason })
export type RefundedFact = z.infer<typeof RefundedFact>

/** A lost dispute: the bank gave the guest the amount. It settles refunds that were owed first; the shares are whose money all of it was. */
export const ChargedBackFact = moneyFact.extend({
  /** The provider's id. */
  disputeId: z.string(),
  /** What of it was late money, which is nobody's. What neither this nor a share covers is the platform's loss. */
  lateOre: Ore,
})
export type ChargedBackFact = z.infer<typeof ChargedBackFact>

/** A payment that its cardholder contests, by ids; how it ends costs nobody anything yet. */
export const DisputedFact = moneyFact
  .pick({ bookingId: true, listingId: true, hostId: true, guestId: true, paymentId: true, amountOre: true })
  /** The provider's id. */
  .extend({ disputeId: z.string() })
export type DisputedFact = z.infer<typeof DisputedFact>

/** A refund that the guest's bank sent back, or that went out again. Nobody's share changes: what came back is owed to the guest. */
export const ReturnedFact = moneyFact
  .pick({ bookingId: true, listingId: true, hostId: true, guestId: true, paymentId: true, amountOre: true })
  .extend({
    refundId: z.uuid(),
    /** How often it came back so far. */
    returns: z.int(),
    /** It is not tried again by itself: an administrator sees to it. */
    handedOver: z.boolean(),
  })
export type ReturnedFact = z.infer<typeof ReturnedFact>

/** A stay and its two people, by ids. */
export const StayFact = BookingFact.pick({ bookingId: true, guestId: true, hostId: true, imported: true })
export type StayFact = z.infer<typeof StayFact>

/** A report of damage, by ids. */
export const DamageFact = z.object({
  reportId: DamageReportId,
  bookingId: BookingId,
  by: StaySide,
  guestId: UserId,
  hostId: UserId,
})
export type DamageFact = z.infer<typeof DamageFact>

export const bookingEvents = defineEvents('booking', {
  /** A request was sent to the host. */
  requested: fact,
  /** Dates are held, payment awaited (instant homes). */
  held: fact,
  approved: fact,
  paymentStarted: fact,
  confirmed: fact,
  declined: fact,
  expired: fact,
  /** The system's: a hold ran out or was replaced. */
  cancelled: fact,
  cancelledByGuest: fact,
  cancelledByHost: fact,
  completed: fact,
  /** One side of a confirmed stay wants other dates or guests; added nights are held meanwhile. */
  alterationProposed: alteration,
  /** The other side said yes to a dearer stay: the guest pays the difference. */
  alterationAccepted: alteration,
  alterationDeclined: alteration,
  alterationWithdrawn: alteration,
  /** Nobody answered, or nobody paid, in time. One that ends with its booking is told by the booking's own event. */
  alterationExpired: alteration,
  /** A stay was changed: these are its dates, guests and money from now on. */
  altered: { version: 1, data: AlteredFact },
  /** A home's whole future: every occupied range from yesterday on, merged. The revision is the calendar's. */
  calendarChanged: { version: 1, data: z.object({ listingId: ListingId, occupied: z.array(DateRange) }) },
  /** How many intro-priced bookings a home has used. */
  introUsesChanged: { version: 1, data: z.object({ listingId: ListingId, used: z.int().min(0) }) },
  /** A payment succeeded; once per payment, in the transaction that settles it. */
  paid: { version: 1, data: PaidFact },
  /** Money went back to the guest; once per refund that the provider took. */
  refunded: { version: 1, data: RefundedFact },
  /** A refund came back from the guest's bank; once per refund of the provider. */
  refundFailed: { version: 1, data: ReturnedFact },
  /** It went out once more. */
  refundSentAgain: { version: 1, data: ReturnedFact },
  /** A bank holds a payment: refunds of it wait, and nothing new is promised. */
  disputeOpened: { version: 1, data: DisputedFact },
  /** The bank gave it back, and what is owed is sent. A lost one is told by `chargedBack`. */
  disputeWon: { version: 1, data: DisputedFact },
  /** A bank kept what it took of a payment; once per lost dispute. */
  chargedBack: { version: 1, data: ChargedBackFact },
  /** The host of a confirmed stay that has not begun was suspended: its guest may cancel for everything. */
  hostUnavailable: { version: 1, data: StayFact },
  /** That host is back: the stay's own policy counts again. */
  hostBack: { version: 1, data: StayFact },
  damageReported: { version: 1, data: DamageFact },
  damageAnswered: { version: 1, data: DamageFact },
  damageClosed: { version: 1, data: DamageFact },
  /** Told before `refunded` was: money went back to the guest in full because it came too late. */
  latePaymentRefunded: { version: 1, data: z.object({ bookingId: BookingId, guestId: UserId, amountOre: Ore }) },
})
