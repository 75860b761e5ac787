import { err, ok, type Result, type SecondFactor } from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'
import { acceptAppCode, acceptRecoveryCode } from './codes.ts'

/** Accepts a second factor of a person who uses two. */
export const acceptSecondFactor = async (
  { codes }: Pick<Deps, 'codes'>,
  tx: Tx,
  userId: string,
  factor: SecondFactor,
): Promise<Result<null>> => {
  const app = await tx.twoFactor.findUnique({
    where: { userId },
    select: { userId: true, secret: true, enabledAt: true },
  })
  if (!app?.enabledAt) return err('auth.codeInvalid')
  return 'code' in factor
    ? acceptAppCode(codes, tx, app, factor.code)
    : acceptRecoveryCode(codes, tx, userId, factor.recoveryCode)
}

/** Whether a person signs in with two factors. */
export const usesTwoFactor = async (tables: Pick<Tx, 'twoFactor'>, userId: string): Promise<boolean> =>
  (await tables.twoFactor.count({ where: { userId, enabledAt: { not: null } } })) > 0

/** Counts a guess before its outcome is known, and uncounts all when it was right or the check broke. */
export const counted = async (
  { attempts }: Pick<Deps, 'attempts'>,
  { limit, key }: Parameters<Deps['attempts']['takeAll']>[0][number],
  check: () => Promise<Result<null>>,
): Promise<Result<null>> => {
  const allowed = await attempts.take(limit, ...key)
  if (!allowed.ok) return allowed
  const checked = await check().catch(async (error: unknown) => {
    await attempts.giveBack(...key)
    throw error
  })
  if (checked.ok) await attempts.forget(...key)
  return checked.ok ? ok(null) : checked
}
