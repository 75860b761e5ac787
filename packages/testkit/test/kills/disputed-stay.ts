import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listRefunds, type Person, postToSandbox, sendUntilAnswered } from '../../src/index.ts'

const Filed = z.object({ id: z.string() })
const Preview = z.object({ refund: z.number() })
const Disputed = z.object({ disputed: z.literal(true) })
const Returned = z.object({ refunds: z.tuple([z.object({ state: z.literal('returned') })]) })
const GivenBack = z.object({ refunds: z.tuple([z.object({ state: z.literal('sent') })]) })

/** Cancels a paid stay for what its guest is shown, repeating the request with one key until it is answered. */
export const cancelStay = async (guest: Person, id: string): Promise<void> => {
  const preview = await sendUntilAnswered(() => guest.get(`/api/bookings/${id}/cancellation-preview`))
  const key = randomUUID()
  const cancellation = { expectedRefund: Preview.parse(preview.body).refund }
  await sendUntilAnswered(() => guest.send('POST', `/api/bookings/${id}/cancel`, cancellation, key))
}

/** Cancels a paid stay during a dispute. The dispute is won, the waiting refund is sent, and the guest's bank returns it. */
export const cancelWhileDisputed = async (
  stack: Parameters<typeof listRefunds>[0],
  guest: Person,
  { id, intent }: { id: string; intent: string },
): Promise<void> => {
  const until = (good: z.ZodType) =>
    sendUntilAnswered(
      () => guest.get(`/api/bookings/${id}`),
      ({ body }) => good.safeParse(body).success,
    )
  const filed = Filed.parse(await postToSandbox(stack, '/_sandbox/disputes', { paymentIntent: intent }))
  await until(Disputed)
  await cancelStay(guest, id)
  await postToSandbox(stack, `/_sandbox/disputes/${filed.id}/close`, { outcome: 'won' })
  await until(GivenBack)
  const sent = (await listRefunds(stack)).find((refund) => refund.payment_intent === intent)
  if (!sent) throw new Error(`no refund of ${intent}`)
  await postToSandbox(stack, `/_sandbox/refunds/${sent.id}/fail`, {})
  await until(Returned)
}
