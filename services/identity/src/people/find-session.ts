import {
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  Role,
  sessionTokenHash,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Db, Deps } from '../core/deps.ts'
import { idleSeconds, longestSeconds } from '../credentials/open-credentials.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { confirmedUntil } from '../step-up/confirmation.ts'
import { type PersonRow, toOwnUser } from './person.ts'

type Input = ParsedInputOf<typeof identityService.procedures.session>
type Output = OutputOf<typeof identityService.procedures.session>
type Row = Omit<PersonRow, 'about'> & {
  expiresAt: Date
  confirmedAt: Date | null
  aging: boolean
  unseen: boolean
  roles: string[]
}

const Roles = z.array(Role)

/** Limits prolonging to once a day. */
const prolongBelowSeconds = idleSeconds - 24 * 60 * 60

/** Limits storing when a session was last seen. */
const seenEverySeconds = 5 * 60

/** Stores that a session was used. One that is aging is prolonged, at most to its longest life. Returns its end. */
const storeUse = async (db: Db, tokenHash: string, aging: boolean): Promise<Date | undefined> => {
  const [row] = await db.client.$queryRaw<{ expiresAt: Date }[]>`
    update session set last_seen_at = now(),
      updated_at = case when ${aging} then now() else updated_at end,
      expires_at = case when ${aging} then least(now() + make_interval(secs => ${idleSeconds}),
        created_at + make_interval(secs => ${longestSeconds})) else expires_at end
    where token = ${tokenHash} and expires_at > now() returning expires_at as "expiresAt"`
  return row?.expiresAt
}

/** Finds the person of a session token in one query: it runs for nearly every request. Sessions use real time. */
export const findSession =
  ({ db, config }: Deps) =>
  async ({ token }: Input): Promise<Result<Output>> => {
    const tokenHash = sessionTokenHash(token)
    const [row] = await db.query<Row>(Prisma.sql`
      select u.id, u.name, u.email, u.email_verified as "emailVerified", u.image, u.locale, u.currency, u.created_at as "createdAt", s.expires_at as "expiresAt", s.confirmed_at as "confirmedAt",
        s.expires_at < least(now() + make_interval(secs => ${prolongBelowSeconds}),
          s.created_at + make_interval(secs => ${longestSeconds})) as aging,
        coalesce(s.last_seen_at < now() - make_interval(secs => ${seenEverySeconds}), true) as unseen,
        array(select r.role::text from user_role r where r.user_id = u.id order by r.role::text) as roles
      from session s join "user" u on u.id = s.user_id
      where s.token = ${tokenHash} and s.expires_at > now()
        and s.created_at > now() - make_interval(secs => ${longestSeconds}) and u.suspended_at is null`)
    if (!row) return ok({ session: null })
    const used = (row.aging || row.unseen) && (await storeUse(db, tokenHash, row.aging))
    const expiresAt = used || row.expiresAt
    return ok({
      session: {
        user: toOwnUser(row),
        roles: Roles.parse(row.roles),
        expiresAt: expiresAt.toISOString(),
        confirmedUntil: row.confirmedAt && confirmedUntil(row.confirmedAt, config).toISOString(),
      },
    })
  }
