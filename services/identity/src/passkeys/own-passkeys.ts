import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { tellOfCredentials } from '../notices/tell-of-credentials.ts'
import { hasOtherWay } from '../sign-in-providers/sign-in-ways.ts'
import { requireStepUp } from '../step-up/confirmation.ts'
import { seenColumns, toPasskey } from './passkey-row.ts'

type Procedures = typeof identityService.procedures
type Answer<Name extends keyof Procedures> = Promise<Result<OutputOf<Procedures[Name]>>>

/** The passkeys of the signed-in person (docs/product/people.md, Passkeys). */
export const listPasskeys =
  ({ db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Answer<'passkeys'> => {
    const rows = await db.client.passkey.findMany({
      where: { userId: personOf(actor) },
      select: seenColumns,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return ok({ passkeys: rows.map(toPasskey) })
  }

/** Gives a passkey of the person another name. */
export const renamePasskey =
  ({ db }: Deps) =>
  async ({ id, name }: ParsedInputOf<Procedures['renamePasskey']>, call: Call): Answer<'renamePasskey'> =>
    call.command(db, async (tx) => {
      const [renamed] = await tx.passkey.updateManyAndReturn({
        where: { id, userId: personOf(call.actor) },
        data: { name },
        select: seenColumns,
      })
      return renamed ? ok(toPasskey(renamed)) : err('passkey.notFound')
    })

/** Removes a passkey of the person. */
export const removePasskey =
  (deps: Deps) =>
  async ({ session, id }: ParsedInputOf<Procedures['removePasskey']>, { actor }: Call): Answer<'removePasskey'> => {
    const { config, db } = deps
    const userId = personOf(actor)
    return db.transaction(async (tx) => {
      const confirmed = await requireStepUp(config, tx, userId, session)
      if (!confirmed.ok) return confirmed
      if (!(await hasOtherWay(tx, userId, id))) return err('auth.lastWay')
      const { count } = await tx.passkey.deleteMany({ where: { id, userId } })
      if (count === 0) return err('passkey.notFound')
      await tellOfCredentials(deps, tx, { userId, change: 'passkeyRemoved' })
      return ok({})
    })
  }
