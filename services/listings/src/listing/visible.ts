import type { Actor } from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'

/** Who looks, in the words of SQL: null where nobody is signed in. */
export const viewerOf = (actor: Actor): { userId: string | null; all: boolean } => ({
  userId: actor.kind === 'user' ? actor.userId : null,
  all: actor.kind === 'service' || (actor.kind === 'user' && actor.roles.includes('admin')),
})

/**
 * May the actor see home `s`/`d`? Open ones everybody; others their host, admins, and guests with a booking there
 * (docs/product/listings.md, Checklist).
 */
export const isVisibleTo = (actor: Actor): Prisma.Sql => {
  const { userId, all } = viewerOf(actor)
  if (all) return Prisma.sql`true`
  if (userId === null) return Prisma.sql`s.active`
  return Prisma.sql`(s.active or d.host_id = ${userId}::uuid or exists (
    select from guest_booking booking where booking.listing_id = s.listing_id and booking.guest_id = ${userId}::uuid))`
}

/** May the actor know where home `s`/`d` lies? Its host, admins, and guests of a confirmed booking (docs/product/listings.md, Place). */
export const maySeeExactPlace = (actor: Actor): Prisma.Sql => {
  const { userId, all } = viewerOf(actor)
  if (all) return Prisma.sql`true`
  if (userId === null) return Prisma.sql`false`
  return Prisma.sql`(d.host_id = ${userId}::uuid or exists (
    select from guest_booking booking where booking.listing_id = s.listing_id and booking.guest_id = ${userId}::uuid
      and booking.status = 'confirmed'))`
}
