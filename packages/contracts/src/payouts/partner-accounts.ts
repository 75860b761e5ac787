import { Cvr } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId } from '../values/ids.ts'
import { PayoutAccount } from './views.ts'

const forIdentity = { callers: ['identity'], actor: ['service'], timeoutMs: 10_000 } as const

/** Procedures about the accounts of hotel partners at the payment provider. Identity decides who may have one (docs/product/partners.md). */
export const partnerAccountProcedures = {
  /** The account of a person's company, as the provider shows it now. */
  partnerAccount: procedure({
    input: z.object({ userId: UserId, cvr: Cvr }),
    output: PayoutAccount,
    errors: ['payment.unavailable'],
    ...forIdentity,
  }),
  /** Creates the account of a person's company at the provider if needed. Returns the URL of its forms, which lead back to the partner's page. */
  openPartnerAccount: procedure({
    input: z.object({ userId: UserId, cvr: Cvr }),
    output: z.object({ url: z.url() }),
    errors: ['payout.accountDisabled', 'payment.unavailable'],
    ...forIdentity,
  }),
}
