import { Receipt } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

const shared = Receipt.omit({
  lines: true,
  totalOre: true,
  vat: true,
  payments: true,
  refunds: true,
  paidOre: true,
  refundedOre: true,
  keptOre: true,
})

/** A receipt, amounts in DKK. */
export const ApiReceipt = shared
  .extend({
    /** Their sum is the total. */
    lines: z.array(Receipt.shape.lines.element.omit({ amountOre: true }).extend({ amount: Dkk })),
    total: Dkk,
    /** The VAT in the guest's service fee, and how much of it was refunded; null without VAT. */
    vat: z.object({ percent: z.int(), charged: Dkk, refunded: Dkk }).nullable(),
    payments: z.array(Receipt.shape.payments.element.omit({ amountOre: true }).extend({ amount: Dkk })),
    refunds: z.array(Receipt.shape.refunds.element.omit({ amountOre: true }).extend({ amount: Dkk })),
    paid: Dkk,
    refunded: Dkk,
    /** What is paid minus what is refunded. */
    kept: Dkk,
    currency: z.literal('DKK'),
  })
  .meta({ id: 'Receipt' })
export type ApiReceipt = z.infer<typeof ApiReceipt>

const inDkk = <T extends { amountOre: number }>({ amountOre, ...rest }: T) => ({ ...rest, amount: toDkk(amountOre) })

/** A receipt as the API shows it. */
export const toApiReceipt = (receipt: Receipt): ApiReceipt => {
  const { lines, totalOre, vat, payments, refunds, paidOre, refundedOre, keptOre, ...rest } = receipt
  return {
    ...rest,
    lines: lines.map(inDkk),
    total: toDkk(totalOre),
    vat: vat && { percent: vat.percent, charged: toDkk(vat.chargedOre), refunded: toDkk(vat.refundedOre) },
    payments: payments.map(inDkk),
    refunds: refunds.map(inDkk),
    paid: toDkk(paidOre),
    refunded: toDkk(refundedOre),
    kept: toDkk(keptOre),
    currency: 'DKK',
  }
}
