import { ImportedUser, Role } from '@nordbo/contracts'
import { asAdmin } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, from, type IdentityStack } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack.stop())

const people = Array.from({ length: 200 }, (_, index) =>
  ImportedUser.parse({
    id: crypto.randomUUID(),
    name: `Person ${index}`,
    email: `person-${index}@nordbo.example`,
    password: 'nordbo-demo',
    roles: index === 0 ? ['guest', 'admin'] : index === 1 ? Role.options : ['guest', 'host'],
    memberSince: '2021-05-04T10:00:00.000Z',
  }),
)

test('people of the demo market are imported once, with roles, and can sign in', async () => {
  const first = await stack.identity.importUsers({ users: people }, asAdmin)
  expect(first).toEqual({ ok: true, value: { created: 200 } })
  const again = await stack.identity.importUsers({ users: people }, asAdmin)
  expect(again).toEqual({ ok: true, value: { created: 0 } })
  const answer = await stack.identity.signIn(from('person-0@nordbo.example', 'nordbo-demo'))
  expect(answer).toMatchObject({
    value: { roles: ['admin', 'guest'], user: { createdAt: '2021-05-04T10:00:00.000Z' } },
  })
  expect(await stack.identity.signIn(from('person-1@nordbo.example', 'nordbo-demo'))).toMatchObject({
    value: { roles: ['admin', 'guest', 'host', 'host_hotel'] },
  })
  const [told] = await stack.tables.$queryRaw<
    { count: bigint }[]
  >`select count(*) from kit.outbox where subject = 'identity.userImported.v1'`
  expect(told?.count).toBe(200n)
})
