import type { SuspensionHandler } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { joinHostTransaction } from '../core/host-transaction.ts'
import { resumePayouts } from '../payout/resume-payouts.ts'

/** Resumes the payouts and planned transfers of a reactivated host. Those of a suspended host wait by themselves. */
export const onHostStanding =
  (deps: Deps): SuspensionHandler<Tx> =>
  async ({ userId: hostId, suspended }, tx, context) => {
    const { setAlarm, now } = await joinHostTransaction(deps, tx, hostId, context)
    if (!suspended) for (const alarm of await resumePayouts(tx, hostId, now)) setAlarm(alarm)
  }
