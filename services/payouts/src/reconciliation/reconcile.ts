import { err, ok, type payoutsService, ReconciliationReport, ReportedDispute } from '@nordbo/contracts'
import { backoffUntil, type Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { providerBackoff } from '../core/retries.ts'
import { syncMissedDisputes } from '../dispute/sync-missed-disputes.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isProviderError } from '../provider/stripe.ts'
import { hourMs, settingsRow } from '../settings/settings.ts'
import { compareMovements, type MovementSums } from './compare-movements.ts'

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

const windowHours = 7 * 24
/** The ledger and the provider date a movement by their own clocks: search this much before the window. */
const slackMs = 48 * hourMs
/** The ledger dates a movement by its event, which may be this late when the provider cannot be reached. */
const longestDelayMs = 90 * 24 * hourMs
/** Leaves out younger movements: their events may still be on the way. */
const settledMs = 60_000

const rows = z.array(z.object({ movement: z.string(), amountOre: z.number() }))

const sumByName = (lines: readonly { name: string; amountOre: number }[]): MovementSums => {
  const sums = new Map<string, number>()
  for (const { name, amountOre } of lines) sums.set(name, (sums.get(name) ?? 0) + amountOre)
  return sums
}

const ledgerLines = async (deps: Deps, where: Prisma.Sql) =>
  rows
    .parse(
      await deps.db.client.$queryRaw`
        select t.movement, sum(e.amount_ore)::float8 as "amountOre"
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.account = 'provider'
        where t.movement is not null and ${where} group by t.movement`,
    )
    .map(({ movement, amountOre }) => ({ name: movement, amountOre }))

/** Disputes that are open, or were lost since then. */
const disputesSince = async (deps: Deps, from: Date): Promise<ReportedDispute[]> =>
  z.array(ReportedDispute).parse(
    await deps.db.client.$queryRaw`
      select d.id, d.booking_id as "bookingId", d.amount_ore::float8 as "amountOre", d.status from dispute d
      where d.status = 'open' or d.status = 'lost' and exists (
        select from ledger_transaction t where t.fact = 'dispute:' || d.id || ':closed' and t.occurred_at >= ${from})
      order by d.status, d.id`,
  )

const held = z.array(z.object({ ore: z.number() }))

/** The provider's movements. Searches further back when the ledger has movements that the window lacks. */
const movementsSince = async ({ provider }: Deps, from: Date, ours: readonly { name: string }[]) => {
  const since = (earlierMs: number) => provider.movements(new Date(from.getTime() - earlierMs))
  const moved = await since(slackMs)
  const names = new Set(moved.map(({ name }) => name))
  return ours.every(({ name }) => names.has(name)) ? moved : since(longestDelayMs)
}

/** Compares the ledger with the provider's balance and stores what differs. Throws when the provider does not answer. */
export const reconcileBooks = async (deps: Deps, from: Date, now: Date): Promise<ReconciliationReport> => {
  const to = new Date(now.getTime() - settledMs)
  const ours = await ledgerLines(deps, Prisma.sql`t.occurred_at >= ${from} and t.occurred_at < ${to}`)
  const moved = await movementsSince(deps, from, ours)
  const inWindow = moved.filter(({ at }) => at >= from && at < to)
  const names = inWindow.map(({ name }) => name)
  const [known, [ledger], providerOre, disputes] = await Promise.all([
    ledgerLines(deps, Prisma.sql`t.movement = any(${names})`),
    deps.db.client.$queryRaw`
      select coalesce(sum(amount_ore), 0)::float8 as ore from ledger_entry where account = 'provider'`.then((found) =>
      held.parse(found),
    ),
    deps.provider.balanceOre(),
    disputesSince(deps, from),
  ])
  const all = [...names, ...ours.map(({ name }) => name)]
  const report: ReconciliationReport = {
    id: crypto.randomUUID(),
    ranAt: now.toISOString(),
    from: from.toISOString(),
    to: to.toISOString(),
    checked: new Set(all).size,
    providerOre,
    ledgerOre: ledger?.ore ?? 0,
    feesOre: inWindow.reduce((sum, { feeOre }) => sum + feeOre, 0),
    differences: compareMovements(all, new Map([...sumByName(ours), ...sumByName(known)]), sumByName(moved)),
    disputes,
  }
  await deps.db.client.reconciliation.create({ data: { id: report.id, ranAt: now, report } })
  if (report.differences.length > 0)
    deps.kit.log.error(
      { reconciliation: report.id, differences: report.differences.length },
      'the ledger differs from the provider',
    )
  return report
}

/** Reconciles on demand. */
export const reconcile =
  (deps: Deps): PayoutHandlers['reconcile'] =>
  async ({ from }, call) => {
    const since = from === undefined ? new Date(call.now.getTime() - windowHours * hourMs) : new Date(from)
    try {
      return ok(await reconcileBooks(deps, since, call.now))
    } catch (error) {
      if (!isProviderError(error)) throw error
      return err('payment.unavailable')
    }
  }

/** The reports of the last month. */
export const showReconciliations =
  ({ db }: Deps): PayoutHandlers['reconciliations'] =>
  async () => {
    const found = await db.client.reconciliation.findMany({ orderBy: { ranAt: 'desc' }, take: 31 })
    return ok({ reports: found.map(({ report }) => ReconciliationReport.parse(report)) })
  }

/** Syncs payments and disputes whose webhooks were lost, then reconciles. */
const syncAndReconcile = async (deps: Deps, from: Date, now: Date): Promise<void> => {
  await deps.booking.reconcile({}, { timeoutMs: 60_000 })
  await syncMissedDisputes(deps, from)
  await reconcileBooks(deps, from, now)
}

/** Reconciles once a day. */
export const reconcileDaily = async (deps: Deps, now: Date): Promise<void> => {
  const { payoutSettings } = deps.db.client
  const { reconcileAt } = await payoutSettings.findUniqueOrThrow({ where: settingsRow })
  if (reconcileAt && reconcileAt > now) return
  let next = new Date(now.getTime() + 24 * hourMs)
  try {
    if (reconcileAt) await syncAndReconcile(deps, new Date(now.getTime() - windowHours * hourMs), now)
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.kit.log.warn({ err: error }, 'the payment provider did not show its balance')
    next = backoffUntil(now, 10, providerBackoff)
  }
  await payoutSettings.update({ where: settingsRow, data: { reconcileAt: next } })
}

/** The daily reconciliation, if it is due by `until`. */
export const findDueReconciliation = async (
  deps: Deps,
  now: Date,
  until: Date,
): Promise<{ id: string; at: Date }[]> => {
  const { reconcileAt } = await deps.db.client.payoutSettings.findUniqueOrThrow({ where: settingsRow })
  const at = reconcileAt ?? now
  return at <= until ? [{ id: 'daily', at }] : []
}
