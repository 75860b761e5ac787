import { err, ok, type Result, type SecondFactor } from '@nordbo/contracts'
import type { LimitOf } from '@nordbo/service-kit'
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

/**
 * Counts a guess against all limits before its outcome is known. A right one resets the first limit and is uncounted in the others; one whose
 * check broke is uncounted.
 */
export const counted = async (
  { attempts }: Pick<Deps, 'attempts'>,
  limits: readonly [LimitOf, ...LimitOf[]],
  check: () => Promise<Result<null>>,
): Promise<Result<null>> => {
  const allowed = await attempts.takeAll(limits)
  if (!allowed.ok) return allowed
  const [first, ...others] = limits
  const giveBack = (counts: readonly LimitOf[]) => Promise.all(counts.map(({ key }) => attempts.giveBack(...key)))
  const checked = await check().catch(async (error: unknown) => {
    await giveBack(limits)
    throw error
  })
  if (!checked.ok) return checked
  await attempts.forget(...first.key)
  await giveBack(others)
  return ok(null)
}
