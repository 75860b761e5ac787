import { z } from 'zod'
import { PictureErrors } from '../listings/photos.ts'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { BookingId, DamagePhotoId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { requiredText } from '../values/required-text.ts'
import { StaySide } from '../values/stay-side.ts'

export const DamageReportId = Uuid.brand<'DamageReportId'>()
export type DamageReportId = z.infer<typeof DamageReportId>
/** Photos in one report. */
export const mostDamagePhotos = 10
/** Maximum length of a description, and of its answer. */
export const longestDamageText = 4_000
/** Minimum length of a description: the other side must understand it. */
export const leastDamageDescription = 10
/** Calendar days after check-out within which the host may report (docs/product/booking.md, Damage). A guest may at any time. */
export const hostReportDays = 14

/** The status of a report: the other side may answer once; its author or an admin closes it. */
export const DamageStatus = z.enum(['submitted', 'answered', 'closed'])
export type DamageStatus = z.infer<typeof DamageStatus>
export const DamageAction = z.enum(['answer', 'close'])
export type DamageAction = z.infer<typeof DamageAction>

export const DamageText = requiredText(longestDamageText)
/** What happened. */
export const DamageDescription = requiredText(longestDamageText, leastDamageDescription)

/** A private photo, visible only to the two people of the stay and admins. */
export const DamagePhoto = z.object({ id: DamagePhotoId, width: z.int().positive(), height: z.int().positive() })
export type DamagePhoto = z.infer<typeof DamagePhoto>

/** One side's report of damage. */
export const DamageReport = z.object({
  id: DamageReportId,
  by: StaySide,
  description: z.string(),
  estimatedCostOre: Ore.nullable(),
  photos: z.array(DamagePhoto),
  status: DamageStatus,
  answer: z.string().nullable(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  /** What the caller may do with it. */
  actions: z.array(DamageAction),
})
export type DamageReport = z.infer<typeof DamageReport>

/** The reports of a stay, at most one per side. */
export const DamageReports = z.object({
  bookingId: BookingId,
  listing: z.object({ id: ListingId, title: z.string() }),
  guestId: UserId,
  hostId: UserId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  /** The caller's role. */
  side: z.enum([...StaySide.options, 'admin']),
  reports: z.array(DamageReport),
  mayReport: z.boolean(),
  /** The end of the caller's time to report; null without one. */
  reportUntil: Instant.nullable(),
  /** The caller's photos that no report uses yet. */
  uploaded: z.array(DamagePhoto),
})
export type DamageReports = z.infer<typeof DamageReports>

const change = { actor: ['user'], idempotent: true } as const
const refusals = ['booking.notFound', 'stay.notOver', 'damage.tooLate', 'damage.alreadyReported'] as const
const Done = z.object({})

/** Procedures about damage. Strangers get `notFound`. */
export const damageProcedures = {
  damageReports: procedure({
    input: z.object({ bookingId: BookingId }),
    output: DamageReports,
    errors: ['booking.notFound'],
    actor: ['user'],
  }),
  /** May the caller add a photo to their report? Checked before the upload; a repeat of an answered `addDamagePhoto` may pass. */
  mayAddDamagePhoto: procedure({
    input: z.object({ bookingId: BookingId }),
    output: Done,
    errors: [...refusals, 'damage.tooManyPhotos'],
    actor: ['user'],
  }),
  /** Takes an uploaded photo from quarantine for the caller's report; it is deleted after a day without one. */
  addDamagePhoto: procedure({
    input: z.object({ bookingId: BookingId, quarantineKey: z.string().max(200) }),
    output: z.object({ photo: DamagePhoto }),
    errors: [...refusals, 'damage.tooManyPhotos', ...PictureErrors],
    ...change,
    timeoutMs: 20_000,
  }),
  /** Removes a photo; one that a report uses stays. */
  removeDamagePhoto: procedure({
    input: z.object({ id: DamagePhotoId }),
    output: Done,
    errors: ['damage.photoNotFound'],
    ...change,
  }),
  /** May the caller see this photo? Returns its size. */
  damagePhoto: procedure({
    input: z.object({ id: DamagePhotoId }),
    output: DamagePhoto,
    errors: ['damage.photoNotFound'],
    actor: ['user'],
  }),
  /** Reports damage after a completed stay, once per side. */
  reportDamage: procedure({
    input: z.object({
      bookingId: BookingId,
      description: DamageDescription,
      estimatedCostOre: Ore.nullable(),
      photos: z.array(DamagePhotoId).max(mostDamagePhotos).default([]),
    }),
    output: z.object({ id: DamageReportId, status: DamageStatus }),
    errors: [...refusals, 'damage.photoNotFound'],
    ...change,
  }),
  /** The other side's one answer. */
  answerDamageReport: procedure({
    input: z.object({ id: DamageReportId, text: DamageText }),
    output: Done,
    errors: ['damage.notFound', 'damage.notOpen'],
    ...change,
  }),
  /** Closes a report: for its author or an admin. */
  closeDamageReport: procedure({
    input: z.object({ id: DamageReportId }),
    output: Done,
    errors: ['damage.notFound', 'damage.notOpen'],
    ...change,
  }),
}
