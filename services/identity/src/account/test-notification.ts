import { ok, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { notify } from '../notices/notify.ts'

/** Mails the signed-in person a notification, as often as other letters about an account. */
export const sendTestNotification =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<Record<string, never>>> => {
    const { config, db, attempts } = deps
    const userId = personOf(actor)
    const limit = { count: config.LETTER_LIMIT, windowSeconds: config.LETTER_WINDOW_SECONDS }
    const allowed = await attempts.take(limit, 'letters', 'test', userId)
    if (!allowed.ok) return allowed
    await db.transaction((tx) => notify(deps, tx, { userId, notice: 'testNotification' }))
    return ok({})
  }
