import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { type ApiResult, notAllowed, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import {
  currencyParam,
  idParam,
  integerParam,
  listParams,
  mergeMetadata,
  metadataParam,
  textParam,
} from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { accountKind } from './accounts.ts'
import { balanceOf, moveBalance, recordBalanceTransaction } from './balance.ts'

const transfer = z.object({
  id: z.string(),
  object: z.literal('transfer'),
  amount: z.int(),
  amount_reversed: z.int(),
  balance_transaction: z.string(),
  created: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  destination: z.string(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  reversed: z.boolean(),
  source_transaction: z.null(),
  transfer_group: z.string().nullable(),
})
export type Transfer = z.infer<typeof transfer>
export const transferKind: Kind<Transfer> = {
  object: 'transfer',
  prefix: 'tr',
  schema: transfer,
  expandable: ['destination', 'balance_transaction'],
}

const reversal = z.object({
  id: z.string(),
  object: z.literal('transfer_reversal'),
  amount: z.int(),
  balance_transaction: z.string(),
  created: z.int(),
  currency: z.string(),
  destination_payment_refund: z.null(),
  metadata: z.record(z.string(), z.string()),
  source_refund: z.null(),
  transfer: z.string(),
})
export type TransferReversal = z.infer<typeof reversal>
export const reversalKind: Kind<TransferReversal> = {
  object: 'transfer_reversal',
  prefix: 'trr',
  schema: reversal,
  expandable: ['transfer', 'balance_transaction'],
}

const amount = integerParam({ min: 1, max: 99_999_999 })
const insufficient = (message: string): ApiResult<never> => notAllowed({ code: 'balance_insufficient', message })

const creation = z.strictObject({
  amount,
  currency: currencyParam,
  description: textParam().optional(),
  destination: idParam,
  metadata: metadataParam.optional(),
  transfer_group: textParam().optional(),
})

function createTransfer(context: StripeContext, params: z.infer<typeof creation>): ApiResult<Transfer> {
  const destination = findObject(context, accountKind, params.destination, 'destination')
  if (!destination.ok) return destination
  if (destination.value.capabilities.transfers !== 'active') {
    return notAllowed({
      code: 'insufficient_capabilities_for_transfer',
      message: 'Your destination account needs to have the transfers capability enabled.',
    })
  }
  if (balanceOf(context) < params.amount) return insufficient('You have insufficient available funds in your account.')
  const id = newId(transferKind.prefix)
  const movement = { amount: -params.amount, currency: params.currency, source: id, type: 'transfer' } as const
  const made = context.documents.insert<Transfer>(transferKind, {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: recordBalanceTransaction(context, movement).id,
    created: context.now(),
    currency: params.currency,
    description: params.description ?? null,
    destination: params.destination,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    reversed: false,
    source_transaction: null,
    transfer_group: params.transfer_group ?? null,
  })
  moveBalance(context, params.amount, params.destination)
  context.emit('transfer.created', made)
  return success(made)
}

const reversing = z.strictObject({
  amount: amount.optional(),
  description: textParam().optional(),
  metadata: metadataParam.optional(),
})

function reverse(context: StripeContext, params: z.infer<typeof reversing>, id: string): ApiResult<TransferReversal> {
  const found = findObject(context, transferKind, id)
  if (!found.ok) return found
  const before = found.value
  const left = before.amount - before.amount_reversed
  const wanted = params.amount ?? left
  if (wanted > left || left === 0) {
    return notAllowed({
      param: 'amount',
      message: `Reversal amount (${wanted}) is greater than unreversed amount (${left}).`,
    })
  }
  if (balanceOf(context, before.destination) < wanted) {
    return insufficient('The connected account has insufficient funds to reverse this transfer.')
  }
  const reversalId = newId(reversalKind.prefix)
  const movement = { amount: wanted, currency: before.currency, source: reversalId, type: 'transfer_refund' } as const
  const made = context.documents.insert<TransferReversal>(reversalKind, {
    id: reversalId,
    object: 'transfer_reversal',
    amount: wanted,
    balance_transaction: recordBalanceTransaction(context, movement).id,
    created: context.now(),
    currency: before.currency,
    destination_payment_refund: null,
    metadata: mergeMetadata({}, params.metadata),
    source_refund: null,
    transfer: before.id,
  })
  moveBalance(context, -wanted, before.destination)
  const after = context.documents.replace(transferKind, {
    ...before,
    amount_reversed: before.amount_reversed + wanted,
    reversed: wanted === left,
  })
  context.emit('transfer.reversed', after, before)
  return success(made)
}

const filters = z.strictObject({
  ...listParams,
  destination: idParam.optional(),
  transfer_group: z.string().optional(),
})

export const transfers: Resource = {
  kinds: [transferKind, reversalKind],
  endpoints: [
    endpoint('POST', '/v1/transfers', creation, createTransfer),
    endpoint('GET', '/v1/transfers/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, transferKind, id),
    ),
    endpoint('GET', '/v1/transfers', filters, (context, params) => {
      const { destination, transfer_group } = params
      return listPage(context, transferKind, '/v1/transfers', params, { destination, transfer_group })
    }),
    endpoint('POST', '/v1/transfers/:id/reversals', reversing, reverse),
    endpoint('GET', '/v1/transfers/:id/reversals', z.strictObject(listParams), (context, params, id) =>
      listPage(context, reversalKind, `/v1/transfers/${id}/reversals`, params, { transfer: id }),
    ),
  ],
}
