import { CancellationPreview } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from './money.ts'

/** What cancelling would give back, amounts in DKK. */
export const ApiCancellationPreview = CancellationPreview.omit({ paidOre: true, refundOre: true })
  .extend({
    /** What was paid and has not gone back yet, and how much of it would. Empty where nothing was paid. */
    lines: z.array(CancellationPreview.shape.lines.element.pick({ kind: true }).extend({ paid: Dkk, refund: Dkk })),
    paid: Dkk,
    refund: Dkk,
  })
  .meta({ id: 'CancellationPreview' })
export type ApiCancellationPreview = z.infer<typeof ApiCancellationPreview>

/** A preview as the API shows it. */
export const toApiPreview = ({
  lines,
  paidOre,
  refundOre,
  ...preview
}: CancellationPreview): ApiCancellationPreview => ({
  ...preview,
  lines: lines.map((line) => ({ kind: line.kind, paid: toDkk(line.paidOre), refund: toDkk(line.refundOre) })),
  paid: toDkk(paidOre),
  refund: toDkk(refundOre),
})
