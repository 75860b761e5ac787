import { err, ok, type Result } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'
import type { OneTimeCodes } from '../credentials/one-time-codes.ts'

/** Accepts a code of the person's app once: its step and earlier ones are refused from then on. */
export const acceptAppCode = async (
  codes: OneTimeCodes,
  tx: Pick<Tx, '$executeRaw'>,
  app: { userId: string; secret: string },
  code: string,
): Promise<Result<null>> => {
  const step = await codes.stepOf(app.secret, code)
  if (step === undefined) return err('auth.codeInvalid')
  const accepted = await tx.$executeRaw`
    update two_factor set last_step = ${step}
    where user_id = ${app.userId}::uuid and (last_step is null or last_step < ${step})`
  return accepted === 1 ? ok(null) : err('auth.codeInvalid')
}

/** Accepts a recovery code, which deletes it. */
export const acceptRecoveryCode = async (
  codes: OneTimeCodes,
  tx: Pick<Tx, 'recoveryCode'>,
  userId: string,
  code: string,
): Promise<Result<null>> => {
  const codeHash = codes.recoveryHash(userId, code)
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash } })
  return count === 1 ? ok(null) : err('auth.codeInvalid')
}

/** Replaces a person's recovery codes; returns the new ones. */
export const replaceRecoveryCodes = async (
  codes: OneTimeCodes,
  tx: Pick<Tx, 'recoveryCode'>,
  userId: string,
): Promise<string[]> => {
  const made = codes.newRecoveryCodes(userId)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: made.map(({ hash }) => ({ userId, codeHash: hash })) })
  return made.map(({ code }) => code)
}
