import { BookingId, type DateRange, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { keepsIntroUse, occupiesDates } from '../lifecycle/booking-states.ts'
import type { ReplayedStay } from './replay-history.ts'

/** Which of these bookings exist already. */
export const findKnownBookings = async (reader: Reader, ids: readonly string[]): Promise<Set<string>> => {
  const rows = z
    .array(z.object({ id: z.string() }))
    .parse(await reader.$queryRaw`select id from booking where id = any(${[...ids]}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Intro uses of several listings; those without any are left out. */
export const countIntroUsesByListing = async (
  reader: Reader,
  listingIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = z.array(z.object({ listingId: z.string(), used: z.int() })).parse(
    await reader.$queryRaw`
      select listing_id as "listingId", count(*)::int as used from intro_use
      where listing_id = any(${[...listingIds]}::uuid[]) group by listing_id`,
  )
  return new Map(rows.map(({ listingId, used }) => [listingId, used]))
}

const rowOf = ({ stay, home, quote, mode, checkInAt, steps }: ReplayedStay) => {
  const { move, at } = steps.at(-1) ?? steps[0]
  const confirmed = steps.find((step) => step.move.to === 'confirmed')
  return {
    id: stay.id,
    listing_id: stay.listingId,
    guest_id: stay.guestId,
    host_id: home.hostId,
    mode,
    status: move.to,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    check_in_at: checkInAt,
    adults: stay.guests.adults,
    children: stay.guests.children,
    babies: stay.guests.babies,
    pets: stay.guests.pets,
    message: stay.message || null,
    quote,
    total_ore: quote.totalOre,
    host_share_ore: quote.hostShareOre,
    platform_fee_ore: quote.platformFeeOre,
    service_fee_ore: quote.serviceFeeOre,
    cancellation_policy: home.cancellationPolicy,
    approval_expires_at: move.approvalExpiresAt,
    payment_due_at: move.paymentDueAt,
    deadline_at: move.deadlineAt,
    // The guest and the host still decide about a request, so they are told of it as of any other booking.
    imported: stay.outcome !== 'pending_request',
    created_at: stay.bookedAt,
    changed_at: at,
    revision: steps.length,
    takes_dates: occupiesDates(move.to),
    uses_intro: quote.introUsed !== null && keepsIntroUse(move.to),
    steps: steps.map((step) => ({ status: step.move.to, at: step.at })),
    confirmed_at: confirmed?.at ?? null,
  }
}

/** Stores replayed stays in one round trip, except those whose dates are taken. Returns the stored ids. */
export const insertReplayedStays = async (tx: Tx, stays: readonly ReplayedStay[]): Promise<Set<string>> => {
  const rows = z.array(z.object({ id: BookingId })).parse(
    await tx.$queryRaw`
      with replayed as (
        select * from jsonb_to_recordset(${JSON.stringify(stays.map(rowOf))}::jsonb) as replayed (
          id uuid, listing_id uuid, guest_id uuid, host_id uuid, mode booking_mode, status booking_status, check_in date,
          check_out date, check_in_at timestamptz, adults smallint, children smallint, babies smallint, pets smallint,
          message text, quote jsonb, total_ore bigint, host_share_ore bigint, platform_fee_ore bigint, service_fee_ore bigint,
          cancellation_policy cancellation_policy, approval_expires_at timestamptz, payment_due_at timestamptz,
          deadline_at timestamptz, imported boolean, created_at timestamptz, changed_at timestamptz, revision integer,
          takes_dates boolean, uses_intro boolean, confirmed_at timestamptz, steps jsonb)
      ), dates as (
        insert into occupancy (id, listing_id, kind, check_in, check_out, booking_id)
        select gen_random_uuid(), listing_id, 'stay', check_in, check_out, id from replayed where takes_dates
        on conflict do nothing returning booking_id
      ), stored as (
        insert into booking (id, listing_id, guest_id, host_id, mode, status, check_in, check_out, check_in_at, adults,
          children, babies, pets, message, quote, total_ore, host_share_ore, platform_fee_ore, service_fee_ore,
          cancellation_policy, approval_expires_at, payment_due_at, deadline_at, confirmed_at, imported, created_at, changed_at, revision)
        select id, listing_id, guest_id, host_id, mode, status, check_in, check_out, check_in_at, adults, children, babies, pets,
          message, quote, total_ore, host_share_ore, platform_fee_ore, service_fee_ore, cancellation_policy,
          approval_expires_at, payment_due_at, deadline_at, confirmed_at, imported, created_at, changed_at, revision
        from replayed where not takes_dates or id in (select booking_id from dates)
        on conflict (id) do nothing returning id
      ), uses as (
        insert into intro_use (booking_id, listing_id)
        select replayed.id, replayed.listing_id from replayed join stored on stored.id = replayed.id where replayed.uses_intro
      ), payments as (
        -- A payment without an intent, with the booking's own id.
        insert into payment_attempt (id, booking_id, number, amount_ore, status, created_at, settled_at)
        select replayed.id, replayed.id, 1, replayed.total_ore, 'succeeded', replayed.created_at, replayed.confirmed_at
        from replayed join stored on stored.id = replayed.id where replayed.confirmed_at is not null
      ), steps as (
        insert into booking_step (booking_id, revision, status, at)
        select replayed.id, step.ordinality, (step.value->>'status')::booking_status, (step.value->>'at')::timestamptz
        from replayed join stored on stored.id = replayed.id, jsonb_array_elements(replayed.steps) with ordinality step
      )
      select id from stored`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Stores host blocks, except those that overlap taken dates. Returns the listing of each stored block. */
export const insertBlocks = async (
  tx: Tx,
  blocks: readonly (DateRange & { listingId: ListingId; reason: string })[],
): Promise<ListingId[]> => {
  const rows = z.array(z.object({ listingId: ListingId })).parse(
    await tx.$queryRaw`
      insert into occupancy (id, listing_id, kind, check_in, check_out, reason)
      select gen_random_uuid(), "listingId", 'block', "from", "to", reason
      from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as block ("listingId" uuid, "from" date, "to" date, reason text)
      on conflict do nothing returning listing_id as "listingId"`,
  )
  return rows.map(({ listingId }) => listingId)
}
