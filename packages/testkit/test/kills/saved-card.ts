import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { type Answer, cards, type Person, postToSandbox, sendUntilAnswered } from '../../src/index.ts'

const Secret = z.object({ clientSecret: z.string() })
const Listed = z.object({ items: z.tuple([z.object({ id: z.string() })], z.unknown()) })

/** Repeats a request with one key until it is done, or refused because an attempt without an answer had done it. */
const repeat = async (ask: (key: string) => Promise<Answer>, good: z.ZodType = z.unknown()): Promise<Answer> => {
  const key = randomUUID()
  const answer = await sendUntilAnswered(
    () => ask(key),
    ({ status, body }) => status < 500 && (status >= 300 || good.safeParse(body).success),
  )
  if (answer.status >= 300) expect(answer.status, JSON.stringify(answer.body)).toBe(409)
  return answer
}

const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? ''

/** Saves a card, makes it the default, pays with it and removes it: every call about cards. */
export const payWithKeptCard = async (
  stack: Parameters<typeof postToSandbox>[0],
  guest: Person,
  clientSecret: string,
): Promise<void> => {
  const started = await repeat((key) => guest.send('POST', '/api/payment-methods/setup', undefined, key), Secret)
  const setup = Secret.parse(started.body).clientSecret
  await postToSandbox(stack, `/_sandbox/setup-intents/${intentOf(setup)}/confirm`, {
    clientSecret: setup,
    cardNumber: cards.pays,
  })
  const listed = await sendUntilAnswered(
    () => guest.get('/api/payment-methods'),
    ({ body }) => Listed.safeParse(body).success,
  )
  const [{ id: cardId }] = Listed.parse(listed.body).items
  await repeat((key) => guest.send('PUT', `/api/payment-methods/${cardId}/default`, undefined, key))
  const payment = `/api/payments/${intentOf(clientSecret)}`
  await repeat((key) => guest.send('PUT', `${payment}/keep-card`, { keep: true }, key))
  await repeat((key) => guest.send('POST', `${payment}/pay-with-card`, { cardId }, key))
  await repeat((key) => guest.send('DELETE', `/api/payment-methods/${cardId}`, undefined, key))
}
