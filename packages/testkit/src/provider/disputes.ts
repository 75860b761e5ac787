import { z } from 'zod'
import type { BootedStack } from '../stack/boot-stack.ts'
import { postToSandbox } from './sandbox-actions.ts'

const Dispute = z.object({ id: z.string() })
type Settling = Pick<BootedStack, 'stack' | 'settle'>

/** The cardholder disputes a payment, in whole or for `amountOre`; returns the dispute's id. Throws when the provider refuses. */
export const openDispute = async (stack: Settling, intentId: string, amountOre?: number): Promise<string> => {
  const body = { paymentIntent: intentId, ...(amountOre === undefined ? {} : { amount: amountOre }) }
  const { id } = Dispute.parse(await postToSandbox(stack.stack, '/_sandbox/disputes', body))
  await stack.settle()
  return id
}

/** The bank decides a dispute: `won` is won by the host. Throws when the provider refuses. */
export const closeDispute = async (stack: Settling, id: string, outcome: 'won' | 'lost'): Promise<void> => {
  const closed = await postToSandbox(stack.stack, `/_sandbox/disputes/${id}/close`, { outcome })
  if (closed === undefined) throw new Error(`dispute ${id} cannot be closed`)
  await stack.settle()
}
