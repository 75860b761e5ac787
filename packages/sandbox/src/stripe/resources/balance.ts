import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { done } from '../protocol/answer.ts'
import { type Desk, newId } from '../protocol/context.ts'
import { idParam, listParams } from '../protocol/params.ts'
import { endpoint, listPage, lookUp, type Resource } from '../protocol/resource.ts'

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

/** What lies in one account: the platform's own, or a connected one's under its id. Not one of Stripe's objects. */
const sheet = z.object({ id: z.string(), object: z.literal('balance_sheet'), created: z.int(), amount: z.int() })
type Sheet = z.infer<typeof sheet>
const sheetKind: Kind<Sheet> = { object: 'balance_sheet', prefix: 'sheet', schema: sheet, expandable: [] }

const sheetId = (account: string | undefined): string => `sheet_${account ?? 'platform'}`

/** What lies in an account, minor units; the platform's own when none is named. */
export function balanceOf(desk: Desk, account?: string): number {
  return desk.documents.find(sheetKind, sheetId(account))?.amount ?? 0
}

/** Moves money in or out of an account; the platform's own when none is named. */
export function moveBalance(desk: Desk, amount: number, account?: string): void {
  const id = sheetId(account)
  const before = desk.documents.find(sheetKind, id)
  if (before) desk.documents.replace(sheetKind, { ...before, amount: before.amount + amount })
  else desk.documents.insert(sheetKind, { id, object: 'balance_sheet', created: desk.now(), amount })
}

/** A movement of the platform's own balance, written down; without Stripe's fees, which depend on a contract. */
export function bookMovement(
  desk: Desk,
  movement: { amount: number; currency: string; source: string; type: BalanceTransaction['type']; category?: string },
): BalanceTransaction {
  const { amount, currency, source, type, category } = movement
  moveBalance(desk, amount)
  return desk.documents.insert(balanceTransactionKind, {
    id: newId(balanceTransactionKind.prefix),
    object: 'balance_transaction',
    amount,
    available_on: desk.now(),
    created: desk.now(),
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
    endpoint('GET', '/v1/balance', z.strictObject({}), (desk) =>
      done({
        object: 'balance',
        available: [{ amount: balanceOf(desk, desk.account), currency: 'dkk' }],
        livemode: false,
        pending: [{ amount: 0, currency: 'dkk' }],
      }),
    ),
    endpoint('GET', '/v1/balance_transactions/:id', z.strictObject({}), (desk, _params, id) =>
      lookUp(desk, balanceTransactionKind, id),
    ),
    endpoint('GET', '/v1/balance_transactions', filters, (desk, params) =>
      listPage(desk, balanceTransactionKind, '/v1/balance_transactions', params, {
        source: params.source,
        type: params.type,
      }),
    ),
  ],
}
