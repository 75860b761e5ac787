import { err, type identityService, ok, type ParsedInputOf, type Result, UserId } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { createMailToken, endMailTokens, useMailToken } from '../credentials/mail-tokens.ts'
import { announceEmailProved, notify } from '../notices/notify.ts'

type Procedures = typeof identityService.procedures

const kind = 'verify-email'
const linkSeconds = 24 * 60 * 60
const separator = ' '

/** A token that proves who reads the mails of a person's address. It proves that address alone. */
export const createVerificationToken = (tx: Tx, { id, email }: { id: string; email: string }): Promise<string> =>
  createMailToken(tx, { kind, subject: `${id}${separator}${email}`, seconds: linkSeconds })

/** Verifies the address that a link was sent to (docs/product/people.md, Mail verification). */
export const verifyEmail =
  (deps: Deps) =>
  async ({ token }: ParsedInputOf<Procedures['verifyEmail']>): Promise<Result<{ userId: UserId }>> =>
    deps.db.transaction(async (tx) => {
      const subject = await useMailToken(tx, kind, token)
      if (subject === undefined) return err('auth.linkInvalid')
      const [id = '', email = ''] = subject.split(separator)
      const verified = await tx.user.updateMany({ where: { id, email }, data: { emailVerified: true } })
      if (verified.count === 0) return err('auth.linkInvalid')
      await endMailTokens(tx, kind, subject)
      await announceEmailProved(deps, tx, id)
      return ok({ userId: UserId.parse(id) })
    })

/** Sends the signed-in person the link again. */
export const resendVerification =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<Record<string, never>>> => {
    const { config, db, attempts } = deps
    const userId = personOf(actor)
    const user = await db.client.user.findUnique({ where: { id: userId }, select: { emailVerified: true } })
    if (!user) return err('auth.required')
    if (user.emailVerified) return ok({})
    const limit = { count: config.LETTER_LIMIT, windowSeconds: config.LETTER_WINDOW_SECONDS }
    const allowed = await attempts.take(limit, 'letters', 'verify', userId)
    if (!allowed.ok) return allowed
    await db.transaction((tx) => notify(deps, tx, { userId, notice: 'verifyEmail' }))
    return ok({})
  }

/** Verifies the address of the signed-in person, for tests and trials. */
export const verifyInSandbox =
  ({ config, db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<Record<string, never>>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    await db.client.user.updateMany({ where: { id: personOf(actor) }, data: { emailVerified: true } })
    return ok({})
  }
