import { hostTermsVersion } from '@nordbo/contracts'
import { asUser, type BootedStack, codeOf, createUser, expectOk, firstVersions, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { bootIdentity } from './identity-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

const identity = () => stack.services.identity
const client = { ip: '192.0.2.44', userAgent: 'Mozilla/5.0 (test)' }

it('stores one acceptance of a version with address, program and time', async () => {
  const person = asUser(await createUser(stack))
  expect(expectOk(await identity().hostTerms({}, person))).toEqual({ version: '1.0', acceptedAt: null })
  const first = expectOk(
    await identity().acceptHostTerms({ version: hostTermsVersion, client, agreed: firstVersions }, person),
  )
  const other = { ip: '198.51.100.9', userAgent: 'another' }
  expect(
    expectOk(
      await identity().acceptHostTerms({ version: hostTermsVersion, client: other, agreed: firstVersions }, person),
    ),
  ).toEqual(first)
  expect(expectOk(await identity().hostTerms({}, person))).toEqual(first)
  const userId = person.actor.kind === 'user' ? person.actor.userId : ''
  const rows = await readRows(
    stack.stack,
    'identity',
    z.unknown(),
    'select * from host_terms_acceptance where user_id = $1',
    [userId],
  )
  expect(rows).toEqual([
    {
      ...{ user_id: userId, version: '1.0', ip_address: client.ip, user_agent: client.userAgent },
      accepted_at: new Date(first.acceptedAt ?? ''),
    },
  ])
})

it('is asked for a signed-in person only', async () => {
  expect(codeOf(await identity().hostTerms({}))).toBe('auth.required')
  expect(codeOf(await identity().acceptHostTerms({ version: hostTermsVersion, client, agreed: firstVersions }))).toBe(
    'auth.required',
  )
})
