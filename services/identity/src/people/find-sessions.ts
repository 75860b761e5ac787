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
import { agreedVersionsOf } from '../agreements/agreements.ts'
import type { Db, Deps } from '../core/deps.ts'
import { idleSeconds, longestSeconds } from '../credentials/open-credentials.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { confirmedUntil } from '../step-up/confirmation.ts'
import { type PersonRow, toOwnUser } from './person.ts'

type Input = ParsedInputOf<typeof identityService.procedures.sessionsByTokens>
type Output = OutputOf<typeof identityService.procedures.sessionsByTokens>
type Row = Omit<PersonRow, 'about'> & {
  token: string
  expiresAt: Date
  confirmedAt: Date | null
  aging: boolean
  unseen: boolean
  roles: string[]
  agreedTerms: number | null
  agreedPrivacy: number | null
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

/** The sessions of tokens' hashes, by hash. */
const readSessions = async (db: Db, hashes: readonly string[]): Promise<Map<string, Row>> => {
  const rows = await db.query<Row>(Prisma.sql`
      select s.token, u.id, u.name, u.email, u.email_verified as "emailVerified", u.image, u.locale, u.currency, u.created_at as "createdAt", s.expires_at as "expiresAt", s.confirmed_at as "confirmedAt",
        s.expires_at < least(now() + make_interval(secs => ${prolongBelowSeconds}),
          s.created_at + make_interval(secs => ${longestSeconds})) as aging,
        coalesce(s.last_seen_at < now() - make_interval(secs => ${seenEverySeconds}), true) as unseen,
        array(select r.role::text from user_role r where r.user_id = u.id order by r.role::text) as roles,
        (select max(a.version) from agreement a where a.user_id = u.id and a.document = 'terms') as "agreedTerms",
        (select max(a.version) from agreement a where a.user_id = u.id and a.document = 'privacy') as "agreedPrivacy"
      from session s join "user" u on u.id = s.user_id
      where s.token = any(${hashes}::text[]) and s.expires_at > now()
        and s.created_at > now() - make_interval(secs => ${longestSeconds}) and u.suspended_at is null`)
  return new Map(rows.map((row) => [row.token, row]))
}

/** Finds the people of session tokens in one query: it runs for nearly every request. Sessions use real time. */
export const findSessions =
  ({ db, config }: Deps) =>
  async ({ tokens }: Input): Promise<Result<Output>> => {
    const hashes = tokens.map(sessionTokenHash)
    const rows = await readSessions(db, hashes)
    const sessionOf = async (hash: string): Promise<Output['sessions'][number]> => {
      const row = rows.get(hash)
      if (!row) return null
      const used = (row.aging || row.unseen) && (await storeUse(db, hash, row.aging))
      const expiresAt = used || row.expiresAt
      return {
        user: toOwnUser(row),
        roles: Roles.parse(row.roles),
        agreed: agreedVersionsOf(row),
        expiresAt: expiresAt.toISOString(),
        confirmedUntil: row.confirmedAt && confirmedUntil(row.confirmedAt, config).toISOString(),
      }
    }
    return ok({ sessions: await Promise.all(hashes.map(sessionOf)) })
  }
