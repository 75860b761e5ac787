import { err, ok, type Result, sessionTokenHash } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { verifyPassword } from '../credentials/passwords.ts'

/**
 * Compares a signed-in person's password. Wrong ones are counted for their session: a person who guesses needs it, so guessing cannot keep
 * the person out elsewhere. Attempts count before the answer is known, so that parallel guesses gain nothing.
 */
export const checkOwnPassword = async (
  { config, db, attempts }: Pick<Deps, 'config' | 'db' | 'attempts'>,
  userId: string,
  { session, password }: { session: string; password: string },
): Promise<Result<null>> => {
  const key = ['step-up', userId, sessionTokenHash(session)]
  const taken = await attempts.take(
    { count: config.SIGN_IN_LIMIT, windowSeconds: config.SIGN_IN_WINDOW_SECONDS },
    ...key,
  )
  if (!taken.ok) return taken
  const account = await db.client.account.findFirst({
    where: { userId, providerId: 'credential' },
    select: { password: true },
  })
  if (!account?.password || !(await verifyPassword({ hash: account.password, password })))
    return err('auth.passwordWrong')
  await attempts.forget(...key)
  return ok(null)
}
