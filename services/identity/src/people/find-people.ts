import {
  err,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  type Role,
  UserId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { type ContactRow, type PublicRow, toContact, toPublicUser } from './person.ts'

type Procedures = typeof identityService.procedures
type ByIds = ParsedInputOf<Procedures['usersByIds']>

/** Public profiles. */
export const usersByIds =
  ({ db }: Deps) =>
  async ({ ids }: ByIds): Promise<Result<OutputOf<Procedures['usersByIds']>>> => {
    const rows = await db.query<PublicRow>(Prisma.sql`
      select u.id, u.name, u.image, u.about, u.created_at as "createdAt",
        case when p.show_city then p.city end as city,
        coalesce((select v.status = 'approved' from verification_request v where v.user_id = u.id
          order by v.created_at desc, v.id desc limit 1), false) as verified
      from "user" u left join person_profile p on p.user_id = u.id where u.id = any (${ids}::uuid[])`)
    return ok({ users: rows.map(toPublicUser) })
  }

/** Full names: one's own, or anyone's for administrators. */
export const namesByIds =
  ({ db }: Deps) =>
  async ({ ids }: ByIds, { actor }: Call): Promise<Result<OutputOf<Procedures['namesByIds']>>> => {
    if (actor.kind !== 'user') return err('auth.required')
    const known = actor.roles.includes('admin') ? ids : ids.filter((id) => id === actor.userId)
    const rows = await db.client.user.findMany({ where: { id: { in: known } }, select: { id: true, name: true } })
    return ok({ names: rows.map(({ id, name }) => ({ id: UserId.parse(id), name })) })
  }

/** Names, mail addresses, phone numbers and languages. Only services may call it. */
export const contactsByIds =
  ({ db }: Deps) =>
  async ({ ids }: ByIds): Promise<Result<OutputOf<Procedures['contactsByIds']>>> => {
    const rows = await db.query<ContactRow>(Prisma.sql`
      select u.id, u.name, u.email, u.email_verified as "emailVerified", u.phone, u.locale, coalesce(c.promo_email, c.email) as "wantsNews",
        coalesce(c.message_email, c.email) as "wantsMessages", p.read_receipts as "readReceipts"
      from "user" u left join notification_channels c on c.user_id = u.id
        left join person_profile p on p.user_id = u.id where u.id = any (${ids}::uuid[])`)
    return ok({ contacts: rows.map(toContact) })
  }

/** Whether a person may act now, and their roles. Unknown people may not. */
export const standing =
  ({ db }: Deps) =>
  async ({ userId }: ParsedInputOf<Procedures['standing']>): Promise<Result<OutputOf<Procedures['standing']>>> => {
    const [user] = await db.query<{ active: boolean; roles: Role[] }>(Prisma.sql`
      select u.suspended_at is null as active,
        array(select r.role::text from user_role r where r.user_id = u.id order by r.role::text) as roles
      from "user" u where u.id = ${userId}::uuid`)
    return ok(user ?? { active: false, roles: [] })
  }
