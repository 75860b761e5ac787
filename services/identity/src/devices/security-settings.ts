import { ok, type Result, type SecuritySettings } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findActive } from '../profile/profile-row.ts'

const chosen = { loginAlerts: true } as const
const defaults: SecuritySettings = { loginAlerts: true }

/** What protects the signed-in person's account, as they chose it. */
export const showSecuritySettings =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<SecuritySettings>> => {
    const row = await db.client.securitySettings.findUnique({ where: { userId: personOf(actor) }, select: chosen })
    return ok(row ?? defaults)
  }

/** Stores what is given of it. */
export const setSecuritySettings =
  ({ db }: Pick<Deps, 'db'>) =>
  async (given: { loginAlerts?: boolean | undefined }, call: Call): Promise<Result<SecuritySettings>> =>
    call.command(db, async (tx) => {
      const found = await findActive(tx, personOf(call.actor))
      if (!found.ok) return found
      const userId = found.value.id
      const change = given.loginAlerts === undefined ? {} : { loginAlerts: given.loginAlerts }
      const row = await tx.securitySettings.upsert({
        where: { userId },
        create: { userId, ...change },
        update: change,
        select: chosen,
      })
      return ok(row)
    })
