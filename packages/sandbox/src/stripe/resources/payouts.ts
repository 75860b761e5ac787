import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { type ApiResult, notAllowed, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import {
  choiceParam,
  currencyParam,
  integerParam,
  listParams,
  mergeMetadata,
  metadataParam,
} from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { balanceOf, moveBalance, recordBalanceTransaction } from './balance.ts'

const payout = z.object({
  id: z.string(),
  object: z.literal('payout'),
  amount: z.int(),
  arrival_date: z.int(),
  automatic: z.literal(false),
  created: z.int(),
  currency: z.string(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  method: z.enum(['standard', 'instant']),
  status: z.literal('paid'),
  type: z.literal('bank_account'),
})
export type Payout = z.infer<typeof payout>
export const payoutKind: Kind<Payout> = { object: 'payout', prefix: 'po', schema: payout, expandable: [] }

const creation = z.strictObject({
  amount: integerParam({ min: 1, max: 99_999_999 }),
  currency: currencyParam,
  metadata: metadataParam.optional(),
  method: choiceParam(['standard', 'instant']).optional(),
})

/** Pays out from the balance of the request's account to its bank account. */
function create(context: StripeContext, params: z.infer<typeof creation>): ApiResult<Payout> {
  if (balanceOf(context, context.account) < params.amount) {
    return notAllowed({ code: 'balance_insufficient', message: 'You have insufficient funds in your account.' })
  }
  const made = context.documents.insert<Payout>(payoutKind, {
    id: newId(payoutKind.prefix),
    object: 'payout',
    amount: params.amount,
    arrival_date: context.now(),
    automatic: false,
    created: context.now(),
    currency: params.currency,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    method: params.method ?? 'standard',
    status: 'paid',
    type: 'bank_account',
  })
  const { id: source, currency } = made
  if (context.account === undefined)
    recordBalanceTransaction(context, { amount: -made.amount, currency, source, type: 'payout' })
  else moveBalance(context, -made.amount, context.account)
  context.emit('payout.paid', made)
  return success(made)
}

export const payouts: Resource = {
  kinds: [payoutKind],
  endpoints: [
    endpoint('POST', '/v1/payouts', creation, create),
    // Those of every account: here a payout does not know its own.
    endpoint('GET', '/v1/payouts', z.strictObject(listParams), (context, params) =>
      listPage(context, payoutKind, '/v1/payouts', params, {}),
    ),
    endpoint('GET', '/v1/payouts/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, payoutKind, id),
    ),
  ],
}
