import { addMonths, copenhagenDate, err, HostEarnings, ok, type payoutsService } from '@nordbo/contracts'
import { type Handlers, hostOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'

/** Months of the overview, the current one included. */
const months = 12

const Row = HostEarnings.extend({ suspended: z.boolean() })

/** A host's earnings of each month from `firstMonth` to `thisMonth` (their first days), in one statement. */
const readEarnings = async (
  reader: Reader,
  hostId: string,
  { firstMonth, thisMonth }: { firstMonth: string; thisMonth: string },
): Promise<z.infer<typeof Row>> => {
  const [row] = z.array(Row).parse(
    await reader.$queryRaw`
      with months as (
        select first::date as first from generate_series(${firstMonth}::date, ${thisMonth}::date, interval '1 month') first),
      earned as (
        select date_trunc('month', check_in)::date as first, sum(earned_ore) as ore from payout
        where host_id = ${hostId}::uuid and check_in >= ${firstMonth}::date
          and check_in < ${thisMonth}::date + interval '1 month'
        group by 1)
      select kit.is_suspended(${hostId}::uuid) as suspended,
        (select jsonb_agg(jsonb_build_object('month', to_char(m.first, 'YYYY-MM'), 'earnedOre', coalesce(e.ore, 0))
          order by m.first) from months m left join earned e on e.first = m.first) as months`,
  )
  if (!row) throw new Error('the database did not answer')
  return row
}

/** The signed-in host's earnings by month (docs/product/hosting.md, Overview). */
export const showEarnings =
  ({ sql }: Pick<Deps, 'sql'>): Handlers<(typeof payoutsService)['procedures']>['hostEarnings'] =>
  async (_input, { actor, now }) => {
    const host = hostOf(actor)
    if (!host.ok) return host
    const thisMonth = `${copenhagenDate(now).slice(0, 7)}-01`
    const { suspended, ...earnings } = await readEarnings(sql.client, host.value, {
      firstMonth: addMonths(thisMonth, 1 - months),
      thisMonth,
    })
    return suspended ? err('auth.suspended') : ok(earnings)
  }
