import type { ServiceName } from '../rpc/principals.ts'
import { businessRetention } from './business-retention.ts'
import { peopleRetention } from './people-retention.ts'
import type { RetentionRule } from './retention-rule.ts'

/** Every rule, by name. Each service applies its own at night; those of `every` service are applied each hour too. */
export const retentionRules = { ...peopleRetention, ...businessRetention } as const satisfies Record<
  string,
  RetentionRule
>

/** The name of a rule. */
export type RetentionRuleName = keyof typeof retentionRules

/** What is not deleted by a nightly job, and until when it stays. */
export const otherRetention = [
  {
    what: 'bookings, payments, refunds, receipts and the ledger',
    how: 'kept, without names once the person is erased',
    until: 'five years after the end of the year, at least',
    why: 'the Danish Bookkeeping Act',
  },
  {
    what: 'counts of failed sign-ins (Redis)',
    how: 'Redis drops them',
    until: '10 minutes to one hour',
    why: 'limits of tries',
  },
  {
    what: 'identity documents',
    how: 'a timer of their own',
    until: '30 days after the decision',
    why: 'needed while a decision can be asked about',
  },
  {
    what: 'deleted photos and wishlists',
    how: 'timers of their own',
    until: 'minutes after they were deleted',
    why: 'so that a deletion can be undone',
  },
  { what: 'streams of events (NATS)', how: 'the broker drops them', until: '7 days', why: 'ids and states alone' },
] as const

const isOwn = (service: ServiceName | 'every', rule: RetentionRule): boolean => rule.service === service

/** The rules of a service, or those that every service has. */
export const retentionRulesOf = (service: ServiceName | 'every'): { name: string; rule: RetentionRule }[] =>
  Object.entries<RetentionRule>(retentionRules)
    .filter(([, rule]) => isOwn(service, rule))
    .map(([name, rule]) => ({ name, rule }))
