import type { CountKind } from '../../src/index.ts'

/** What one request may cost at most, by what is counted and in which part. What is not named may not happen at all. */
export type Budget = Partial<Record<CountKind, Record<string, number>>>

/**
 * Budgets of one request. Lower them with what lowers the costs; `vitest run --reporter=verbose` on the test shows what was counted. Statements
 * are without begin and commit and without those that an idle system sends too, such as the outbox's look for events; commits are those that write. A call has
 * one code that its caller computes and its service checks (docs/adr/0012), so calls are their budget too. A notice more names the home
 * after each commit of listings that changes what strangers share of it.
 */
export const budgets = {
  search: {
    statements: { listings: 1 },
    calls: { listings: 1 },
  },
  listing: {
    statements: { listings: 1 },
    calls: { listings: 1 },
  },
  quote: {
    statements: { pricing: 1, booking: 1 },
    calls: { pricing: 1, booking: 1 },
  },
  booking: {
    statements: { booking: 6, listings: 3, identity: 1, pricing: 1 },
    commits: { booking: 4, listings: 1 },
    calls: { booking: 1, identity: 1, pricing: 1 },
    events: { booking: 2 },
    deliveries: { listings: 2, pricing: 2, messaging: 2, payouts: 2 },
    acks: { listings: 2, pricing: 2, messaging: 2, payouts: 2 },
    notices: { bff: 3 },
  },
  paid: {
    statements: { booking: 16, payouts: 10, listings: 7, messaging: 9, identity: 4, pricing: 1 },
    // One of those of messaging renews the claims of its two mails right before they are handed over.
    commits: { booking: 7, messaging: 5, listings: 2, payouts: 2 },
    calls: { booking: 4, identity: 4, listings: 1, pricing: 1 },
    events: { booking: 4, payouts: 1 },
    // One of the events of listings is the planned payout: it reads that stream for extras.
    deliveries: { listings: 5, pricing: 4, messaging: 5, payouts: 4 },
    acks: { listings: 5, pricing: 4, messaging: 5, payouts: 4 },
    // Four of them tell the two people of the thread and of their lists of notifications.
    notices: { bff: 11 },
  },
} as const satisfies Record<string, Budget>

/** The kinds that have budgets. Answers are as many as calls; bytes, WAL and Redis are left to `npm run bench -- --cpu`. */
const budgeted = [
  'statements',
  'commits',
  'calls',
  'events',
  'deliveries',
  'acks',
  'notices',
] as const satisfies CountKind[]

type PerRequest = ReadonlyMap<CountKind, ReadonlyMap<string, number>>

/** The budgeted counts of one request, such as `commits: booking 2, listings 1`. */
export const describeCounts = (counts: PerRequest): string =>
  budgeted
    .map((kind) => {
      const parts = [...(counts.get(kind) ?? [])].toSorted(([one], [other]) => one.localeCompare(other))
      return `${kind}: ${parts.map(([part, count]) => `${part} ${Number(count.toFixed(2))}`).join(', ') || 'none'}`
    })
    .join('\n')

/** What exceeds the budget, as sentences. A count is rounded, because several requests may share a commit or a message. */
export const findExceeded = (budget: Budget, counts: PerRequest): string[] =>
  budgeted.flatMap((kind) =>
    [...(counts.get(kind) ?? [])].flatMap(([part, count]) => {
      const allowed = budget[kind]?.[part] ?? 0
      return Math.round(count) > allowed ? [`${kind} of ${part}: ${count.toFixed(1)} instead of ${allowed}`] : []
    }),
  )
