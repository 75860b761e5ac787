import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { askSandbox, insist, type Person } from '../../src/index.ts'

const Filed = z.object({ id: z.string() })
const Preview = z.object({ refund: z.number() })
const Disputed = z.object({ disputed: z.literal(true) })
const GivenBack = z.object({ refunds: z.tuple([z.object({ state: z.literal('sent') })]) })

/** A paid stay is disputed and cancelled meanwhile; the bank gives the money back, and the refund that waited for it is sent. */
export const cancelWhileDisputed = async (
  stack: Parameters<typeof askSandbox>[0],
  guest: Person,
  { id, intent }: { id: string; intent: string },
): Promise<void> => {
  const until = (good: z.ZodType) =>
    insist(
      () => guest.get(`/api/bookings/${id}`),
      ({ body }) => good.safeParse(body).success,
    )
  const filed = Filed.parse(await askSandbox(stack, '/_sandbox/disputes', { paymentIntent: intent }))
  await until(Disputed)
  const preview = await insist(() => guest.get(`/api/bookings/${id}/cancellation-preview`))
  const key = randomUUID()
  const wish = { expectedRefund: Preview.parse(preview.body).refund }
  await insist(() => guest.send('POST', `/api/bookings/${id}/cancel`, wish, key))
  await askSandbox(stack, `/_sandbox/disputes/${filed.id}/close`, { outcome: 'won' })
  await until(GivenBack)
}
