import { err, ok, type payoutsService, ReconciliationReport, ReportedDispute } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { findUntoldDisputes } from '../dispute/find-untold.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { backoffUntil } from '../payout/backoff.ts'
import { isProviderProblem } from '../provider/stripe.ts'
import { hourMs, theSettings } from '../settings/settings.ts'
import { compareMovements, type MovementSums } from './compare.ts'

type Answers = Handlers<(typeof payoutsService)['procedures']>

const windowHours = 7 * 24
/** Both sides date a movement by their own clock: at the edge of the window each is looked for this much further. */
const slackMs = 48 * hourMs
/** News of a payment may come this late, while nobody can reach the provider; the ledger dates it by the news. */
const latestNewsMs = 90 * 24 * hourMs
/** What is younger may be on its way to us. */
const settledMs = 60_000

const rows = z.array(z.object({ movement: z.string(), amountOre: z.number() }))

const sumUp = (lines: readonly { name: string; amountOre: number }[]): MovementSums => {
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

/** Disputes that are open, or were lost since an instant. */
const disputesSince = async (deps: Deps, from: Date): Promise<ReportedDispute[]> =>
  z.array(ReportedDispute).parse(
    await deps.db.client.$queryRaw`
      select d.id, d.booking_id as "bookingId", d.amount_ore::float8 as "amountOre", d.status from dispute d
      where d.status = 'open' or d.status = 'lost' and exists (
        select from ledger_transaction t where t.fact = 'dispute:' || d.id || ':closed' and t.occurred_at >= ${from})
      order by d.status, d.id`,
  )

const held = z.array(z.object({ ore: z.number() }))

/** What moved at the provider, looked for further back where the ledger knows more than the window shows. */
const movementsSince = async ({ provider }: Deps, from: Date, ours: readonly { name: string }[]) => {
  const since = (earlierMs: number) => provider.movements(new Date(from.getTime() - earlierMs))
  const moved = await since(slackMs)
  const names = new Set(moved.map(({ name }) => name))
  return ours.every(({ name }) => names.has(name)) ? moved : since(latestNewsMs)
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
    differences: compareMovements(all, new Map([...sumUp(ours), ...sumUp(known)]), sumUp(moved)),
    disputes,
  }
  await deps.db.client.reconciliation.create({ data: { id: report.id, ranAt: now, report } })
  if (report.differences.length > 0)
    deps.kit.log.error(
      { reconciliation: report.id, differences: report.differences.length },
      'the books differ from the provider',
    )
  return report
}

/** Compares on demand. */
export const reconcile =
  (deps: Deps): Answers['reconcile'] =>
  async ({ from }, call) => {
    const since = from === undefined ? new Date(call.now.getTime() - windowHours * hourMs) : new Date(from)
    try {
      return ok(await reconcileBooks(deps, since, call.now))
    } catch (error) {
      if (!isProviderProblem(error)) throw error
      return err('payment.unavailable')
    }
  }

/** The reports of the last month. */
export const showReconciliations =
  ({ db }: Deps): Answers['reconciliations'] =>
  async () => {
    const found = await db.client.reconciliation.findMany({ orderBy: { ranAt: 'desc' }, take: 31 })
    return ok({ reports: found.map(({ report }) => ReconciliationReport.parse(report)) })
  }

/** First takes over what no webhook told, here and where bookings are kept; what differs then is reported. */
const mendAndCompare = async (deps: Deps, from: Date, now: Date): Promise<void> => {
  await deps.booking.reconcile({}, { timeoutMs: 60_000 })
  await findUntoldDisputes(deps, from)
  await reconcileBooks(deps, from, now)
}

/** Compares once a day. */
export const reconcileDaily = async (deps: Deps, now: Date): Promise<void> => {
  const { payoutSettings } = deps.db.client
  const { reconcileAt } = await payoutSettings.findUniqueOrThrow({ where: theSettings })
  if (reconcileAt && reconcileAt > now) return
  let next = new Date(now.getTime() + 24 * hourMs)
  try {
    if (reconcileAt) await mendAndCompare(deps, new Date(now.getTime() - windowHours * hourMs), now)
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    deps.kit.log.warn({ err: error }, 'the payment provider did not show its balance')
    next = backoffUntil(now, 10)
  }
  await payoutSettings.update({ where: theSettings, data: { reconcileAt: next } })
}

/** The daily comparison, if it is due by `until`. */
export const dueReconciliation = async (deps: Deps, now: Date, until: Date): Promise<{ id: string; at: Date }[]> => {
  const { reconcileAt } = await deps.db.client.payoutSettings.findUniqueOrThrow({ where: theSettings })
  const at = reconcileAt ?? now
  return at <= until ? [{ id: 'daily', at }] : []
}
