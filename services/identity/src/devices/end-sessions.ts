import { err, type identityService, ok, type ParsedInputOf, type Result, sessionTokenHash } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'

type Procedures = typeof identityService.procedures

/** Ends one session of the signed-in person, everywhere within five seconds. */
export const endOwnSession =
  ({ kit, db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['endSession']>, { actor }: Call): Promise<Result<Record<string, never>>> => {
    const userId = personOf(actor)
    const session = await db.client.session.findFirst({ where: { id, userId }, select: { token: true } })
    if (!session) return err('session.notFound')
    await db.client.session.deleteMany({ where: { id, userId } })
    announceSessionEnded(kit, userId, session.token)
    return ok({})
  }

/** Ends all sessions of the signed-in person but this one. */
export const endOtherSessions =
  ({ kit, db }: Deps) =>
  async (
    { session }: ParsedInputOf<Procedures['endOtherSessions']>,
    { actor }: Call,
  ): Promise<Result<{ ended: number }>> => {
    const userId = personOf(actor)
    const others = await db.client.session.findMany({
      where: { userId, token: { not: sessionTokenHash(session) } },
      select: { token: true },
    })
    const tokens = others.map(({ token }) => token)
    await db.client.session.deleteMany({ where: { userId, token: { in: tokens } } })
    for (const token of tokens) announceSessionEnded(kit, userId, token)
    return ok({ ended: tokens.length })
  }
