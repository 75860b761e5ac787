import { type DeletionBlocker, type ErasureRuleName, ok, type payoutsService } from '@nordbo/contracts'
import type { ErasureStep, Handlers, PersonalData } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { stopSubscription, syncSubscription } from '../extras/sync-subscription.ts'

const step = (rule: ErasureRuleName<'payouts'>, sql: string): ErasureStep => ({ rule, sql })

/** Ends the extras that a person pays for: at once, or with the month that is paid. */
const endExtras = async (deps: Deps, personId: string): Promise<void> => {
  const running = await deps.sql.client.$queryRawUnsafe<{ providerId: string }[]>(
    `select provider_id as "providerId" from subscription
     where host_id = $1::uuid and provider_id is not null and status <> 'ended' and not ends_at_period_end`,
    personId,
  )
  for (const { providerId } of running) {
    const facts = await deps.billing.findSubscription(providerId)
    if (!facts || facts.status === 'ended') continue
    await stopSubscription(deps, facts)
    await syncSubscription(deps, providerId)
  }
}

/** What payouts has of people. The ledger stays, by law; it has no names. */
export const personalData = (deps: Deps): PersonalData => ({
  rows: [
    { file: 'payouts', sql: 'select to_jsonb(p) as row from payout p where host_id = $1::uuid order by due_at' },
    {
      file: 'transfers',
      sql: `select to_jsonb(t) as row from transfer t join payout p using (booking_id) where p.host_id = $1::uuid order by t.created_at`,
    },
    { file: 'payout-account', sql: 'select to_jsonb(a) as row from payout_account a where host_id = $1::uuid' },
    {
      file: 'extras',
      sql: 'select to_jsonb(s) as row from subscription s where host_id = $1::uuid order by created_at',
    },
  ],
  steps: [
    step('ledger', 'select count(*) from payout where host_id = $1::uuid'),
    step('account', 'select count(*) from payout_account where host_id = $1::uuid'),
    step('extras', 'select count(*) from subscription where host_id = $1::uuid'),
  ],
  eraseOutside: (personId) => endExtras(deps, personId),
})

/** What payouts has open with a host: payouts that are not sent yet, and debts. */
export const openWithPerson =
  ({ sql }: Pick<Deps, 'sql'>): Handlers<(typeof payoutsService)['procedures']>['openWithPerson'] =>
  async ({ userId }) => {
    const rows = await sql.client.$queryRawUnsafe<DeletionBlocker[]>(
      `select 'payouts' as reason, count(*)::int as count from payout where host_id = $1::uuid and owed_ore <> 0
       union all
       select 'disputes', count(*)::int from dispute d join payout p using (booking_id)
         where p.host_id = $1::uuid and d.status = 'open'`,
      userId,
    )
    return ok({ blockers: rows.filter(({ count }) => count > 0) })
  }
