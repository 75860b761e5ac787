import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { idParam, listParams } from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'

const movementType = z.enum([
  'charge',
  'refund',
  'refund_failure',
  'transfer',
  'transfer_refund',
  'adjustment',
  'payout',
])

const balanceTransaction = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.int(),
  available_on: z.int(),
  created: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  exchange_rate: z.null(),
  fee: z.int(),
  net: z.int(),
  reporting_category: z.string(),
  source: z.string().nullable(),
  status: z.literal('available'),
  type: movementType,
})
export type BalanceTransaction = z.infer<typeof balanceTransaction>

export const balanceTransactionKind: Kind<BalanceTransaction> = {
  object: 'balance_transaction',
  prefix: 'txn',
  schema: balanceTransaction,
  expandable: ['source'],
}

/** The balance of one account: the platform's, or a connected account's under its id. Not one of Stripe's objects. */
const accountBalance = z.object({
  id: z.string(),
  object: z.literal('balance_sheet'),
  created: z.int(),
  amount: z.int(),
})
type AccountBalance = z.infer<typeof accountBalance>
const accountBalanceKind: Kind<AccountBalance> = {
  object: 'balance_sheet',
  prefix: 'sheet',
  schema: accountBalance,
  expandable: [],
}

const accountBalanceId = (account: string | undefined): string => `sheet_${account ?? 'platform'}`

/** The balance of an account in minor units; the platform's when none is named. */
export function balanceOf(context: StripeContext, account?: string): number {
  return context.documents.find(accountBalanceKind, accountBalanceId(account))?.amount ?? 0
}

/** Adds an amount (minor units, may be negative) to an account's balance; the platform's when none is named. */
export function moveBalance(context: StripeContext, amount: number, account?: string): void {
  const id = accountBalanceId(account)
  const before = context.documents.find(accountBalanceKind, id)
  if (before) context.documents.replace(accountBalanceKind, { ...before, amount: before.amount + amount })
  else context.documents.insert(accountBalanceKind, { id, object: 'balance_sheet', created: context.now(), amount })
}

/** Moves the platform's balance and records it, without Stripe's fees, which depend on a contract. */
export function recordBalanceTransaction(
  context: StripeContext,
  movement: { amount: number; currency: string; source: string; type: BalanceTransaction['type']; category?: string },
): BalanceTransaction {
  const { amount, currency, source, type, category } = movement
  moveBalance(context, amount)
  return context.documents.insert(balanceTransactionKind, {
    id: newId(balanceTransactionKind.prefix),
    object: 'balance_transaction',
    amount,
    available_on: context.now(),
    created: context.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    net: amount,
    reporting_category: category ?? type,
    source,
    status: 'available',
    type,
  })
}

const filters = z.strictObject({
  ...listParams,
  source: idParam.optional(),
  type: movementType.optional(),
})

export const balance: Resource = {
  kinds: [balanceTransactionKind],
  endpoints: [
    endpoint('GET', '/v1/balance', z.strictObject({}), (context) =>
      success({
        object: 'balance',
        available: [{ amount: balanceOf(context, context.account), currency: 'dkk' }],
        livemode: false,
        pending: [{ amount: 0, currency: 'dkk' }],
      }),
    ),
    endpoint('GET', '/v1/balance_transactions/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, balanceTransactionKind, id),
    ),
    endpoint('GET', '/v1/balance_transactions', filters, (context, params) =>
      listPage(context, balanceTransactionKind, '/v1/balance_transactions', params, {
        source: params.source,
        type: params.type,
      }),
    ),
  ],
}
