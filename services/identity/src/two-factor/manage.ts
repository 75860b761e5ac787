import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { tellOfCredentials } from '../notices/tell-of-credentials.ts'
import { requireStepUp } from '../step-up/confirmation.ts'
import { acceptAppCode, replaceRecoveryCodes } from './codes.ts'
import { guessLimit } from './guess-limits.ts'
import { counted } from './second-factor.ts'

type Procedures = typeof identityService.procedures
type Answer<Name extends keyof Procedures> = Promise<Result<OutputOf<Procedures[Name]>>>

const off: OutputOf<Procedures['twoFactor']> = { enabled: false, enabledAt: null, recoveryCodesLeft: 0 }

/** Whether the signed-in person uses two factors (docs/product/people.md, Two-factor). */
const showTwoFactor =
  ({ db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Answer<'twoFactor'> => {
    const userId = personOf(actor)
    const found = await db.client.twoFactor.findUnique({ where: { userId }, select: { enabledAt: true } })
    if (!found?.enabledAt) return ok(off)
    const recoveryCodesLeft = await db.client.recoveryCode.count({ where: { userId } })
    return ok({ enabled: true, enabledAt: found.enabledAt.toISOString(), recoveryCodesLeft })
  }

/** Makes a new secret, which replaces one that was never confirmed. */
const startTwoFactor =
  ({ config, db, codes }: Deps) =>
  async ({ session }: ParsedInputOf<Procedures['startTwoFactor']>, { actor }: Call): Answer<'startTwoFactor'> => {
    const userId = personOf(actor)
    const secret = await codes.newSecret()
    const started = await db.transaction(async (tx) => {
      const confirmed = await requireStepUp(config, tx, userId, session)
      if (!confirmed.ok) return confirmed
      const stored = await tx.$executeRaw`
        insert into two_factor (user_id, secret, created_at) values (${userId}::uuid, ${secret}, now())
        on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
        where two_factor.enabled_at is null`
      if (stored === 0) return err('twoFactor.alreadyOn')
      return ok(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }))
    })
    return started.ok ? ok(await codes.show(secret, started.value.email)) : started
  }

/** The secret that a person set up and has not confirmed yet, locked. */
const unconfirmedSecret = async (tx: Pick<Tx, '$queryRaw'>, userId: string): Promise<Result<string>> => {
  const [found] = await tx.$queryRaw<{ secret: string; on: boolean }[]>`
    select secret, enabled_at is not null as "on" from two_factor where user_id = ${userId}::uuid for update`
  if (!found) return err('twoFactor.notStarted')
  return found.on ? err('twoFactor.alreadyOn') : ok(found.secret)
}

/** Turns two-factor on with the first code; returns the recovery codes. */
const confirmTwoFactor =
  (deps: Deps) =>
  async (
    { session, code }: ParsedInputOf<Procedures['confirmTwoFactor']>,
    { actor }: Call,
  ): Answer<'confirmTwoFactor'> => {
    const { config, db, codes } = deps
    const userId = personOf(actor)
    let recoveryCodes: string[] = []
    const turnOn = () =>
      db.transaction(async (tx): Promise<Result<null>> => {
        const confirmed = await requireStepUp(config, tx, userId, session)
        if (!confirmed.ok) return confirmed
        const secret = await unconfirmedSecret(tx, userId)
        if (!secret.ok) return secret
        const accepted = await acceptAppCode(codes, tx, { userId, secret: secret.value }, code)
        if (!accepted.ok) return accepted
        await tx.twoFactor.update({ where: { userId }, data: { enabledAt: new Date() } })
        recoveryCodes = await replaceRecoveryCodes(codes, tx, userId)
        await tellOfCredentials(deps, tx, { userId, change: 'twoFactorOn' })
        return ok(null)
      })
    const done = await counted(deps, guessLimit(config, { userId, device: 'set-up' }), turnOn)
    return done.ok ? ok({ recoveryCodes }) : done
  }

/** Turns two-factor off. */
const disableTwoFactor =
  (deps: Deps) =>
  async ({ session }: ParsedInputOf<Procedures['disableTwoFactor']>, { actor }: Call): Answer<'disableTwoFactor'> => {
    const { config, db } = deps
    const userId = personOf(actor)
    return db.transaction(async (tx) => {
      const confirmed = await requireStepUp(config, tx, userId, session)
      if (!confirmed.ok) return confirmed
      const { count } = await tx.twoFactor.deleteMany({ where: { userId, enabledAt: { not: null } } })
      if (count > 0) await tellOfCredentials(deps, tx, { userId, change: 'twoFactorOff' })
      await tx.twoFactor.deleteMany({ where: { userId } })
      await tx.recoveryCode.deleteMany({ where: { userId } })
      return ok(off)
    })
  }

/** Replaces the recovery codes. */
const newRecoveryCodes =
  (deps: Deps) =>
  async ({ session }: ParsedInputOf<Procedures['newRecoveryCodes']>, { actor }: Call): Answer<'newRecoveryCodes'> => {
    const { config, db, codes } = deps
    const userId = personOf(actor)
    return db.transaction(async (tx) => {
      const confirmed = await requireStepUp(config, tx, userId, session)
      if (!confirmed.ok) return confirmed
      const [on] = await tx.$queryRaw<{ userId: string }[]>`
        select user_id as "userId" from two_factor where user_id = ${userId}::uuid and enabled_at is not null for update`
      if (!on) return err('twoFactor.off')
      await tellOfCredentials(deps, tx, { userId, change: 'recoveryCodesRenewed' })
      return ok({ recoveryCodes: await replaceRecoveryCodes(codes, tx, userId) })
    })
  }

/** Two-factor sign-in in a person's own settings. */
export const twoFactorHandlers = (deps: Deps) => ({
  twoFactor: showTwoFactor(deps),
  startTwoFactor: startTwoFactor(deps),
  confirmTwoFactor: confirmTwoFactor(deps),
  disableTwoFactor: disableTwoFactor(deps),
  newRecoveryCodes: newRecoveryCodes(deps),
})
