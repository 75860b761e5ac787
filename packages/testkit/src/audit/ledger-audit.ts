import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import { domainNow } from '../clock/domain-clock.ts'
import { noMoney, type ProviderMoney, readProviderMoney } from '../provider/provider-money.ts'
import { readRows } from '../stack/read-rows.ts'
import { auditExtras } from './extra-audit.ts'

const Ore = z.coerce.number()

const Ledger = z.object({
  id: z.string(),
  provider: Ore,
  guests: Ore,
  disputed: Ore,
  platformFee: Ore,
  /** Without its VAT. */
  serviceFee: Ore,
  vat: Ore,
  /** Of nights and cleaning, after refunds and lost disputes. */
  earned: Ore,
  /** Payments, refunds and lost disputes. */
  facts: Ore,
  /** Used to settle debts of the host's other bookings. */
  offset: Ore,
  /** Still to be sent. */
  owed: Ore,
})
/** The sums of a booking's ledger, øre. Every party's share is positive, whether it is a debit or a credit. */
export type Ledger = z.infer<typeof Ledger>

/** The ledger of every booking that was paid through the provider, by booking. */
export const readLedgers = async (stack: Pick<Stack, 'databases'>): Promise<Map<string, Ledger>> => {
  const of = (account: string): string => `coalesce(sum(e.amount_ore) filter (where e.account = '${account}'), 0)`
  const rows = await readRows(
    stack,
    'payouts',
    Ledger,
    `select e.booking_id as id, ${of('provider')} as provider, -${of('guests')} as guests, ${of('disputed')} as disputed,
       -${of('platform_fee')} as "platformFee", -${of('service_fee')} as "serviceFee", -${of('vat')} as vat, -${of('host')} as owed,
       coalesce(-sum(e.amount_ore) filter (where e.account = 'host' and t.kind in ('payment', 'refund', 'dispute')), 0) as earned,
       coalesce(sum(e.amount_ore) filter (where e.account = 'host' and t.kind = 'offset'), 0) as offset
       , count(distinct t.id) filter (where t.kind in ('payment', 'refund', 'dispute')) as facts
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
     where e.booking_id is not null and not exists (select 1 from ledger_entry o where o.booking_id = e.booking_id and o.account = 'outside')
     group by e.booking_id`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const Payout = z.object({
  id: z.string(),
  status: z.string(),
  earned: Ore,
  owed: Ore,
  due: z.boolean(),
  sendable: z.boolean(),
  done: z.array(z.string()),
})
type Payout = z.infer<typeof Payout>

const payoutRows = async (stack: Stack): Promise<Payout[]> =>
  readRows(
    stack,
    'payouts',
    Payout,
    `select p.booking_id as id, p.status, p.earned_ore as earned, p.owed_ore as owed, p.due_at <= $1 as due,
       p.failures = 0 and exists (select 1 from payout_account a where a.id = p.host_id and a.status = 'enabled')
         and not exists (select 1 from dispute d where d.booking_id = p.booking_id and d.status = 'open') as sendable,
       array(select 'transfer ' || t.id from transfer t where t.booking_id = p.booking_id and t.status = 'done') as done
     from payout p where not p.imported`,
    [await domainNow({ url: stack.localUrl })],
  )

const ledgerProblems = (id: string, books: Ledger, real: ProviderMoney): string[] => {
  const kept = real.charged - real.refunded - real.disputed
  const shared = books.earned + books.platformFee + books.serviceFee + books.vat
  const claims: [boolean, string][] = [
    [
      books.provider === kept - real.sent + real.reversed,
      `the ledger has ${books.provider} øre at the provider, which has ${kept - real.sent + real.reversed}`,
    ],
    // A late payment cannot be refunded while a bank holds it.
    [books.guests === 0 || real.held, `${books.guests} øre are nobody's`],
    [books.disputed === real.disputed - real.lost, `${books.disputed} øre are held as disputed`],
    [
      shared + (real.held ? books.guests : 0) === real.charged - real.refunded - real.lost,
      `host share and fees are ${shared} øre, ${real.charged} were paid and ${real.refunded + real.lost} went back`,
    ],
    [
      books.owed === books.earned - books.offset - real.sent + real.reversed,
      `the host is owed ${books.owed} øre of ${books.earned}, ${real.sent - real.reversed} were sent`,
    ],
    [Math.min(books.earned, books.serviceFee + books.vat) >= 0, 'a share is below nothing'],
    // The VAT of each fact is rounded separately, by at most half an øre.
    [
      Math.abs(books.vat * 5 - (books.serviceFee + books.vat)) <= 2.5 * books.facts,
      `${books.vat} øre of VAT are booked of ${books.serviceFee + books.vat}`,
    ],
  ]
  return claims.filter(([holds]) => !holds).map(([, claim]) => `booking ${id}: ${claim}`)
}

const payoutProblems = (payout: Payout, books: Ledger | undefined, real: ProviderMoney): string[] => {
  const { id, status, earned, owed } = payout
  const claims: [boolean, string][] = [
    [
      earned === (books?.earned ?? 0) && owed === (books?.owed ?? 0),
      `is shown as ${earned} and ${owed} øre, not as booked`,
    ],
    [status !== 'paid' || owed <= 0, `is called paid and owes ${owed} øre`],
    [!(payout.due && payout.sendable && owed > 0), `is due and was not sent: ${owed} øre`],
    [
      payout.done.toSorted().join() ===
        real.done
          .filter((name) => name.startsWith('transfer'))
          .toSorted()
          .join(),
      `was sent by ${payout.done.join()}, the provider carried out ${real.done.join()}`,
    ],
  ]
  return claims.filter(([holds]) => !holds).map(([, claim]) => `the payout of ${id} ${claim}`)
}

/**
 * Checks the ledger of a settled system and returns its inconsistencies as sentences: it sums to zero and agrees with the provider
 * to the øre; host share and fees are what was paid less what went back; every order was carried out once; what was due was sent.
 */
export const auditLedger = async (stack: Stack): Promise<string[]> => {
  const [real, books, payouts, unbalanced] = await Promise.all([
    readProviderMoney(stack),
    readLedgers(stack),
    payoutRows(stack),
    readRows(
      stack,
      'payouts',
      z.object({ fact: z.string() }),
      `select t.fact from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       group by t.fact having sum(e.amount_ore) <> 0`,
    ),
  ])
  const problems = unbalanced.map(({ fact }) => `${fact} does not sum to zero`)
  for (const [id, ledger] of books) problems.push(...ledgerProblems(id, ledger, real.get(id) ?? noMoney))
  problems.push(...(await auditExtras(stack)))
  for (const payout of payouts)
    problems.push(...payoutProblems(payout, books.get(payout.id), real.get(payout.id) ?? noMoney))
  for (const [id, { charged, refunded, disputed, sent, done }] of real) {
    if (refunded + disputed > charged)
      problems.push(`booking ${id}: ${charged} øre were paid, ${refunded + disputed} went back`)
    if ((charged > 0 || sent > 0) && !books.has(id))
      problems.push(`booking ${id}: ${charged} øre were paid and never booked`)
    if (new Set(done).size < done.length) problems.push(`booking ${id}: an order was carried out twice: ${done.join()}`)
  }
  return problems
}
