import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, caseCount, countRows, listMails } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// The limits of production.
const real = {
  bff: { RATE_LIMIT_PER_MINUTE: '600', RATE_LIMIT_DOORS_PER_MINUTE: '60', TRUST_PROXY: '1' },
  messaging: { CONTACT_MAIL_LIMIT: '5', CONTACT_NETWORK_LIMIT: '10', CONTACT_WIDE_LIMIT: '60' },
}
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'messaging', 'bff'], env: real })
})
afterAll(() => stack?.stop())

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const anAddress = (): string => `${randomUUID()}@test.example`

/** A question and the network that it comes from. */
interface Sent {
  from: string
  email: string
}
/** Asks as a proxy passes it on. Returns the status of the answer, with the code of a refusal. */
const ask = async ({ from, email }: Sent, id = randomUUID()): Promise<string> => {
  const answer = await fetch(new URL(`/api/contact/tickets/${id}`, stack.url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name: 'Gerda Gæst', email, topic: 'other', message: 'Hvor henter jeg nøglen?' }),
  })
  const { code } = z.object({ code: z.string().optional() }).parse(await answer.json())
  const waits = answer.status !== 429 || Number(answer.headers.get('retry-after')) > 0
  return [answer.status, code, ...(waits ? [] : ['without the time to wait'])].join(' ').trim()
}
/** Asks everything, some at once, and counts the answers. */
const flood = async (all: readonly Sent[], atOnce: number) => {
  const counts: Record<string, number> = {}
  const next = all.values()
  const worker = async (): Promise<void> => {
    for (const sent of next) {
      const answer = await ask(sent)
      counts[answer] = (counts[answer] ?? 0) + 1
    }
  }
  await Promise.all(times(atOnce).map(worker))
  const { '200': taken = 0, '503 service.unavailable': busy = 0, ...refused } = counts
  return { taken, busy, refused: Object.keys(refused).sort() }
}
/** Asks as a person does, who sends the same question again when the machine is too busy to answer. */
const askHonestly = async (sent: Sent): Promise<string> => {
  const id = randomUUID()
  for (;;) {
    const answer = await ask(sent, id)
    if (!answer.startsWith('503')) return answer
  }
}

/** Ten thousand questions in `npm run prove`. */
const sizes = { one: caseCount(600, 3_000), neighbours: caseCount(1_200, 6_000), everywhere: caseCount(200, 1_000) }

test('thousands of questions from one address and from many: the limits hold, and honest people get through', {
  timeout: 300_000,
}, async () => {
  const victim = anAddress()
  const honest = times(60).map((nr) => ({ from: `192.168.${nr}.5`, email: anAddress() }))
  const [one, neighbours, everywhere, honestly] = await Promise.all([
    // Who asks too much waits for each refusal, so many are under way.
    flood(
      times(sizes.one).map(() => ({ from: '203.0.113.9', email: anAddress() })),
      150,
    ),
    flood(
      times(sizes.neighbours).map((nr) => ({ from: `198.51.${nr % 10}.${nr % 200}`, email: anAddress() })),
      24,
    ),
    flood(
      times(sizes.everywhere).map((nr) => ({ from: `100.${64 + (nr >> 8)}.${nr & 255}.1`, email: victim })),
      8,
    ),
    Promise.all(honest.map(askHonestly)),
  ])
  expect(honestly).toEqual(honest.map(() => '200'))
  const most = { one: 10, neighbours: 600, everywhere: 5 }
  for (const [{ taken, busy }, limit] of [
    [one, most.one],
    [neighbours, most.neighbours],
    [everywhere, most.everywhere],
  ] as const) {
    expect(taken).toBeLessThanOrEqual(limit)
    expect(taken + busy).toBeGreaterThanOrEqual(limit)
  }
  expect([one, neighbours, everywhere].map(({ refused }) => refused)).toEqual([
    ['429 contact.tooMany', '429 rate.limited'],
    ['429 contact.tooMany'],
    ['429 contact.tooMany'],
  ])
  await stack.settle()
  const kept = await countRows(stack.stack, 'messaging', 'select count(*)::int as count from support_ticket')
  expect(kept).toBeLessThanOrEqual(60 + most.one + most.neighbours + most.everywhere)
  for (const { email } of honest) expect(await listMails(stack.stack, email)).toHaveLength(1)
  expect((await listMails(stack.stack, victim)).length).toBeLessThanOrEqual(most.everywhere)
})
