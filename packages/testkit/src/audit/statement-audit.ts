import { z } from 'zod'
import type { Person } from '../people/person.ts'
import { noMoney, type ProviderMoney } from '../provider/provider-money.ts'
import type { Ledger } from './ledger-audit.ts'

const ore = z.number().transform((dkk, context) => {
  const amount = Math.round(dkk * 100)
  if (Math.abs(amount - dkk * 100) > 1e-4) context.addIssue(`${dkk} DKK is no whole number of øre`)
  return amount
})
const Amount = z.object({ amount: ore })
const Receipt = z.object({
  lines: z.array(Amount),
  total: ore,
  payments: z.array(Amount),
  refunds: z.array(
    z.object({ amount: ore, state: z.enum(['planned', 'waiting', 'returned', 'sent', 'charged_back']) }),
  ),
  paid: ore,
  refunded: ore,
  kept: ore,
})
const Story = z.object({
  trip: z.object({ status: z.string(), total: ore }),
  timeline: z.array(z.object({ kind: z.string(), amount: ore.nullable() })),
  receipt: Receipt.nullable(),
})
const Statement = z.object({
  amount: ore,
  owed: ore,
  revenue: ore,
  lines: z.array(z.object({ kind: z.string(), host: ore, platformFee: ore })),
})

/** A booking with its people, its ledger and its money at the provider. */
export interface StatementAudit {
  id: string
  guest: Person
  host: Person
  books: Ledger | undefined
  real: ProviderMoney | undefined
}

const sum = (amounts: readonly { amount: number | null }[]): number =>
  amounts.reduce((total, { amount }) => total + (amount ?? 0), 0)

/** Compares a booking's trip page, both receipts, payout and ledger; returns differences as sentences. Amounts are øre. */
export const auditStatements = async ({
  id,
  guest,
  host,
  books,
  real = noMoney,
}: StatementAudit): Promise<string[]> => {
  const story = Story.parse((await guest.get(`/api/trips/${id}`)).body)
  const [printed, hosts, payout] = await Promise.all([
    guest.get(`/api/bookings/${id}/receipt`),
    host.get(`/api/bookings/${id}/receipt`),
    host.get(`/api/host/payouts/${id}`),
  ])
  const { receipt } = story
  if (!receipt)
    return real.charged === 0 && [404, 404].join() === [printed.status, hosts.status].join()
      ? []
      : [`booking ${id} was paid ${real.charged} øre and has no receipt`]
  const mine = Receipt.parse(printed.body)
  const theirs = Receipt.parse(hosts.body)
  const timelineOf = (kind: string) => story.timeline.filter((entry) => entry.kind === kind)
  const wentBack = (state: string): number => sum(mine.refunds.filter((refund) => refund.state === state))
  const [sent, chargedBack] = [wentBack('sent'), wentBack('charged_back')]
  const claims: [string, number, number][] = [
    ['the receipt and the trip page kept', mine.kept, receipt.kept],
    ['the receipt’s lines and its total', sum(mine.lines), mine.total],
    ['the receipt and the trip cost', mine.total, story.trip.total],
    ['the receipt and the provider took', mine.paid, real.charged],
    ['the receipt’s payments and the timeline', sum(mine.payments), sum(timelineOf('payment'))],
    ['the receipt’s refunds and the timeline', sum(mine.refunds), sum(timelineOf('refund'))],
    ['the receipt and the provider gave back', sent, real.refunded],
    ['the receipt and the bank took back', chargedBack, real.lost],
    ['what was paid and what is kept or went back', mine.paid, mine.kept + mine.refunded],
    ['the host’s receipt lines and its total', sum(theirs.lines), theirs.total],
  ]
  if (books && sent + chargedBack === mine.refunded)
    claims.push(
      [
        'the receipt kept and the ledger shares',
        mine.kept,
        books.earned + books.platformFee + books.serviceFee + books.vat,
      ],
      ['the host’s receipt kept and the ledger owes the host', theirs.kept, books.earned],
    )
  if (payout.status === 200 && books) {
    const statement = Statement.parse(payout.body)
    const lines = statement.lines.reduce((total, { host: amount }) => total + amount, 0)
    const earning = statement.lines.filter(({ kind }) => ['payment', 'refund', 'dispute'].includes(kind))
    claims.push(
      ['the statement and the ledger give the host', statement.amount, books.earned],
      ['the statement and the ledger owe', statement.owed, books.owed],
      ['the statement’s lines and what is owed', lines, statement.owed],
      ['the statement’s revenue and its parts', statement.revenue, books.earned + books.platformFee],
      [
        'the statement’s earnings and its amount',
        sum(earning.map(({ host: amount }) => ({ amount }))),
        statement.amount,
      ],
    )
  } else if (books && books.earned !== 0) return [`booking ${id}: the host has no statement of ${books.earned} øre`]
  return claims
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `booking ${id} (${story.trip.status}): ${what} ${one} and ${other} øre`)
}
