import { createHost, createPublishableDraft, type Person, saveCard, switchExtra } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bootPayouts, type PayoutStack } from './payout-stack.ts'

/** It can be saved and is declined when it pays. */
const failingCard = '4000000000000341'

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())

const Listed = z.object({ items: z.array(z.object({ code: z.string(), wanted: z.boolean(), status: z.string() })) })

/** The extras that a home's page offers to start. */
const wantedOf = async (host: Person, id: string): Promise<string[]> =>
  Listed.parse((await host.get(`/api/host/listings/${id}/extras`)).body)
    .items.filter(({ wanted }) => wanted)
    .map(({ code }) => code)

/** A home that was published with extras chosen in the wizard, and its host. */
const publishWith = async (extras: ('INSURANCE' | 'FEATURED' | 'SMART_PRICING')[]) => {
  const host = await createHost(stack)
  const id = await createPublishableDraft(host, { extras })
  await host.postOk(z.unknown(), `/api/host/drafts/${id}/publish`, {})
  // A second click publishes nothing again.
  await host.postOk(z.unknown(), `/api/host/drafts/${id}/publish`, {})
  await stack.settle()
  return { host, id }
}

const chargesOf = async (): Promise<number> => (await stack.stripe.charges.list({ limit: 100 })).data.length

test('extras chosen in the wizard are offered after publication and charged once the host says so', async () => {
  const before = await chargesOf()
  const { host, id } = await publishWith(['INSURANCE', 'FEATURED'])
  expect(await wantedOf(host, id)).toEqual(['INSURANCE', 'FEATURED'])
  expect(await switchExtra(host, id, 'INSURANCE')).toMatchObject({ step: 'cardNeeded', extra: { status: 'off' } })
  expect(await wantedOf(host, id), 'still offered').toEqual(['INSURANCE', 'FEATURED'])
  expect(await chargesOf(), 'nothing was charged').toBe(before)
  await saveCard(host)
  expect(await switchExtra(host, id, 'INSURANCE')).toMatchObject({ step: 'done', extra: { status: 'active' } })
  expect(await wantedOf(host, id)).toEqual(['FEATURED'])
  expect(await chargesOf()).toBe(before + 1)
})

test('a chosen extra that is dismissed is offered no more, and one that was declined still is', async () => {
  const { host, id } = await publishWith(['FEATURED', 'SMART_PRICING'])
  await saveCard(host, failingCard)
  await switchExtra(host, id, 'SMART_PRICING', false)
  expect(await wantedOf(host, id)).toEqual(['FEATURED'])
  const declined = await host.send('PUT', `/api/host/listings/${id}/extras/FEATURED`, { enabled: true })
  expect(declined.code).toBe('payment.declined')
  expect(await wantedOf(host, id)).toEqual(['FEATURED'])
})

test('a home that was published without extras is offered none', async () => {
  const { host, id } = await publishWith([])
  expect(await wantedOf(host, id)).toEqual([])
})
