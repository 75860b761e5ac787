import {
  err,
  type identityService,
  LinkedIdentityId,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { tellOfCredentials } from '../notices/tell-of-credentials.ts'
import { requireStepUp } from '../step-up/confirmation.ts'

type Procedures = typeof identityService.procedures

const password = { providerId: 'credential', password: { not: null } } as const

/**
 * Whether a person can still sign in without this passkey or linked identity. The person's row is locked, so that of two removals at once
 * the second sees the first.
 */
export const hasOtherWay = async (tx: Tx, userId: string, without: string): Promise<boolean> => {
  await tx.$queryRaw`select id from "user" where id = ${userId}::uuid for update`
  const others = { where: { userId, id: { not: without } } }
  if ((await tx.account.count({ where: { userId, ...password } })) > 0) return true
  return (await tx.passkey.count(others)) + (await tx.linkedIdentity.count(others)) > 0
}

/** How the signed-in person signs in, besides passkeys. */
export const signInWays =
  ({ db, providers }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedures['signInWays']>>> => {
    const userId = personOf(actor)
    const linked = await db.client.linkedIdentity.findMany({ where: { userId }, orderBy: { linkedAt: 'asc' } })
    const passwords = await db.client.account.count({ where: { userId, ...password } })
    return ok({
      hasPassword: passwords > 0,
      linked: linked.map(({ id, issuer, email, linkedAt, lastUsedAt }) => ({
        id: LinkedIdentityId.parse(id),
        provider: providers.ofIssuer(issuer),
        email,
        linkedAt: linkedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      providers: providers.list(),
    })
  }

/** Unlinks an identity of the person, unless it is their last way to sign in. */
export const unlinkIdentity =
  (deps: Deps) =>
  async (
    { session, id }: ParsedInputOf<Procedures['unlinkIdentity']>,
    { actor }: Call,
  ): Promise<Result<Record<string, never>>> => {
    const userId = personOf(actor)
    const { config, db } = deps
    return db.transaction(async (tx) => {
      const confirmed = await requireStepUp(config, tx, userId, session)
      if (!confirmed.ok) return confirmed
      if (!(await hasOtherWay(tx, userId, id))) return err('auth.lastWay')
      const { count } = await tx.linkedIdentity.deleteMany({ where: { id, userId } })
      if (count === 0) return err('oidc.notLinked')
      await tellOfCredentials(deps, tx, { userId, change: 'identityUnlinked' })
      return ok({})
    })
  }
