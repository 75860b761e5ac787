import { Cvr } from '@nordbo/listing-rules'
import { z } from 'zod'
import { openWithPerson } from '../data-rights/erasure.ts'
import { ProviderSeconds } from '../events/provider-events.ts'
import { page, pageQuery } from '../rpc/page.ts'
import { defineService, procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId } from '../values/ids.ts'
import { extraProcedures } from './extras.ts'
import { HostEarnings } from './host-earnings.ts'
import { partnerAccountProcedures } from './partner-accounts.ts'
import { ReconciliationReport } from './reconciliation.ts'
import { PayoutAccount, PayoutLine, PayoutSettings, PayoutSummary, PayoutView } from './views.ts'

export const payoutsService = defineService('payouts', {
  /** What the service has open with a person who would like to delete their account. */
  openWithPerson,
  /** The signed-in host's figures. */
  summary: procedure({ input: z.object({}), output: PayoutSummary, actor: ['user'] }),
  /** The signed-in host's earnings by month. */
  hostEarnings: procedure({
    input: z.object({}),
    output: HostEarnings,
    errors: ['auth.forbidden', 'auth.suspended'],
    actor: ['user'],
  }),
  /** The signed-in host's payouts: upcoming ones, soonest first, then paid ones, newest first. */
  list: procedure({
    input: z.object({ ...pageQuery({ maxLimit: 100, defaultLimit: 20 }) }),
    output: page(PayoutView),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** One payout with its lines, oldest first; for its host and admins. */
  byId: procedure({
    input: z.object({ id: BookingId }),
    output: PayoutView.extend({ lines: z.array(PayoutLine) }),
    errors: ['payout.notFound'],
    actor: ['user'],
  }),
  /** The signed-in person's account as it is stored, or that of their company with this number; status 'none' without one. */
  account: procedure({ input: z.object({ cvr: Cvr.optional() }), output: PayoutAccount, actor: ['user'] }),
  ...partnerAccountProcedures,
  /** Creates the host's account at the provider if needed. Returns the URL of its forms, which works once and for a few minutes. */
  startOnboarding: procedure({
    input: z.object({}),
    output: z.object({ url: z.url() }),
    errors: ['payout.accountDisabled', 'payment.unavailable'],
    actor: ['user'],
    timeoutMs: 10_000,
  }),
  /** Fetches the host's account from the provider, for when the host returns from its forms. */
  refreshAccount: procedure({ input: z.object({}), output: PayoutAccount, actor: ['user'], timeoutMs: 10_000 }),
  /** Stores a verified provider event before it answers. The event is handled afterwards. */
  acceptProviderEvent: procedure({
    input: z.object({
      id: z.string().max(255),
      type: z.string().max(100),
      created: ProviderSeconds,
      objectId: z.string().max(255),
    }),
    output: z.object({ duplicate: z.boolean() }),
    timeoutMs: 5_000,
  }),
  /** The current settings. They are public: pages for future hosts name them. */
  settings: procedure({ input: z.object({}), output: PayoutSettings }),
  /** Replaces the settings. Existing payouts keep their due dates. */
  setSettings: procedure({ input: PayoutSettings, output: PayoutSettings, actor: ['admin'], idempotent: true }),
  ...extraProcedures,
  /** Compares the ledger with the provider's balance and stores the report; by default for the last week. */
  reconcile: procedure({
    input: z.object({ from: Instant.optional() }),
    output: ReconciliationReport,
    errors: ['payment.unavailable'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** The stored reports, newest first. */
  reconciliations: procedure({
    input: z.object({}),
    output: z.object({ reports: z.array(ReconciliationReport) }),
    actor: ['admin'],
  }),
})
