import type { Actor } from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'

/** The actor for SQL conditions: `userId` is null for anonymous actors and services, `all` is true for admins and services. */
export const viewerOf = (actor: Actor): { userId: string | null; all: boolean } => ({
  userId: actor.kind === 'user' ? actor.userId : null,
  all: actor.kind === 'service' || (actor.kind === 'user' && actor.roles.includes('admin')),
})

/**
 * Condition: the actor may see home `s`/`d`. Everybody sees active homes; only the host, admins and guests with a booking there see others
 * (docs/product/listings.md, Checklist).
 */
export const isVisibleTo = (actor: Actor): Prisma.Sql => {
  const { userId, all } = viewerOf(actor)
  if (all) return Prisma.sql`true`
  if (userId === null) return Prisma.sql`s.active`
  return Prisma.sql`(s.active or d.host_id = ${userId}::uuid or exists (
    select from guest_booking booking where booking.listing_id = s.listing_id and booking.guest_id = ${userId}::uuid))`
}

/** Condition: the actor may see the exact place of home `s`/`d`: host, admins and guests of a confirmed booking (docs/product/listings.md, Place). */
export const maySeeExactPlace = (actor: Actor): Prisma.Sql => {
  const { userId, all } = viewerOf(actor)
  if (all) return Prisma.sql`true`
  if (userId === null) return Prisma.sql`false`
  return Prisma.sql`(d.host_id = ${userId}::uuid or exists (
    select from guest_booking booking where booking.listing_id = s.listing_id and booking.guest_id = ${userId}::uuid
      and booking.status = 'confirmed'))`
}
