import { err, ok, type Result, sessionTokenHash } from '@nordbo/contracts'
import type { IdentityConfig } from '../core/config.ts'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type StepUpConfig = Pick<IdentityConfig, 'STEP_UP_SECONDS'>

/** Until when a confirmation allows sensitive changes. */
export const confirmedUntil = (confirmedAt: Date, { STEP_UP_SECONDS }: StepUpConfig): Date =>
  new Date(confirmedAt.getTime() + STEP_UP_SECONDS * 1_000)

/**
 * The id of a person's confirmed session, for commands that change what protects an account (docs/product/people.md, Step-up). Refuses
 * with `auth.stepUpRequired` when the confirmation is too old, and with `auth.required` when the session is not theirs or has ended.
 * Sessions use real time.
 */
export const requireStepUp = async (
  config: StepUpConfig,
  tx: Pick<Tx, '$queryRaw'>,
  userId: string,
  token: string,
): Promise<Result<string>> => {
  const [session] = await tx.$queryRaw<{ id: string; confirmed: boolean }[]>(Prisma.sql`
    select id, coalesce(confirmed_at > now() - make_interval(secs => ${config.STEP_UP_SECONDS}), false) as confirmed
    from session where token = ${sessionTokenHash(token)} and user_id = ${userId}::uuid and expires_at > now()`)
  if (!session) return err('auth.required')
  return session.confirmed ? ok(session.id) : err('auth.stepUpRequired')
}

/** Confirms a person's session now. Undefined if the session is not theirs or has ended. */
export const confirmSession = async (
  tx: Pick<Tx, '$queryRaw'>,
  userId: string,
  token: string,
): Promise<Date | undefined> => {
  const [session] = await tx.$queryRaw<{ confirmedAt: Date }[]>(Prisma.sql`
    update session set confirmed_at = now()
    where token = ${sessionTokenHash(token)} and user_id = ${userId}::uuid and expires_at > now()
    returning confirmed_at as "confirmedAt"`)
  return session?.confirmedAt
}
