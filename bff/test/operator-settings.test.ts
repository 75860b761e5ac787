import { randomUUID } from 'node:crypto'
import { hostTermsVersion } from '@nordbo/contracts'
import { type BootedStack, bootStack, createGuest, readRows, visitor } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** Contacts that no default is like. */
const contacts = {
  SUPPORT_ADDRESS: 'support@operator.example',
  SUPPORT_PHONE: '+45 11 22 33 44',
  EMERGENCY_PHONE: '+45 55 66 77 88',
  PARTNER_ADDRESS: 'hotels@operator.example',
}
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'payouts', 'bff'],
    env: { bff: { ...contacts, TRUST_PROXY: '1' } },
  })
})
afterAll(() => stack?.stop())

test('pages say the contacts that the operator has set', async () => {
  const Page = z.object({ html: z.string() })
  const htmlOf = async (slug: string) => Page.parse((await visitor(stack.url).get(`/api/pages/${slug}`)).body).html
  const contact = await htmlOf('contact')
  for (const value of Object.values(contacts)) expect(contact).toContain(value)
  expect(contact).toContain('href="mailto:support@operator.example"')
  expect(contact).not.toContain('nordbo.example')
  const help = await htmlOf('help')
  for (const value of [contacts.SUPPORT_ADDRESS, contacts.SUPPORT_PHONE]) expect(help).toContain(value)
})

test('host terms are stored with the address and the program of who accepts, as the proxy names it', async () => {
  const person = await createGuest(stack)
  const answer = await fetch(new URL('/api/host/terms/accept', stack.url), {
    method: 'POST',
    body: JSON.stringify({ version: hostTermsVersion, terms: true, privacy: true, liability: true }),
    headers: {
      ...{ origin: new URL(stack.url).origin, cookie: person.cookie, 'idempotency-key': randomUUID() },
      ...{ 'content-type': 'application/json', 'user-agent': 'Fyrfox/12 (Skagen)' },
      // What a client claims stands before what the proxy adds.
      'x-forwarded-for': '192.0.2.1, 203.0.113.77',
    },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const rows = await readRows(
    stack.stack,
    'identity',
    z.unknown(),
    'select version, ip_address, user_agent from host_terms_acceptance where user_id = $1',
    [person.id],
  )
  expect(rows).toEqual([{ version: '1.0', ip_address: '203.0.113.77', user_agent: 'Fyrfox/12 (Skagen)' }])
})
