import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { BootedStack } from '../stack/boot-stack.ts'

/** How a delivery differs from what the provider would send. */
export interface WebhookDelivery {
  secret?: string
  /** Seconds since the signature was made. */
  age?: number
  signature?: string | null
  /** A body to send instead of the signed one. */
  sent?: string
}

/** Delivers an event to the BFF, signed like the provider's unless `delivery` differs. */
export const deliverWebhook = async (
  { stack, url }: Pick<BootedStack, 'stack' | 'url'>,
  event: unknown,
  delivery: WebhookDelivery = {},
): Promise<{ status: number; code: string | undefined }> => {
  const { secret = stack.secrets.webhook, age = 0, sent } = delivery
  const payload = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1_000) - age
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  const signature = delivery.signature === undefined ? `t=${time},v1=${digest}` : delivery.signature
  const response = await fetch(new URL('/api/webhooks/stripe', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body: sent ?? payload,
  })
  const body = z.object({ code: z.string() }).safeParse(await response.json())
  return { status: response.status, code: body.data?.code }
}
