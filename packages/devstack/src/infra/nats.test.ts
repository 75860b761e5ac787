import { natsPermissions, principals } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeSecrets } from '../secrets/secrets.ts'
import { natsConfig } from './nats.ts'

const config = (syncAlways: boolean): unknown =>
  JSON.parse(natsConfig({ host: '127.0.0.1', port: 4222, store: '/s', passwords: makeSecrets().nats, syncAlways }))

const withUsers = z.object({
  authorization: z.object({
    users: z.array(z.object({ user: z.string(), permissions: z.object({ publish: z.unknown() }).optional() })),
  }),
})

test('every principal may use the subjects of its contracts, and only the stack may use all', () => {
  const { users } = withUsers.parse(config(false)).authorization
  expect(users.map(({ user }) => user)).toEqual([...principals, 'stack'])
  for (const principal of principals)
    expect(users.find(({ user }) => user === principal)?.permissions?.publish).toEqual({
      allow: natsPermissions(principal).publish,
    })
  expect(users.filter(({ permissions }) => permissions === undefined).map(({ user }) => user)).toEqual(['stack'])
})

test('each message is synced to disk where the server has that setting', () => {
  expect(config(true)).toMatchObject({ jetstream: { sync_interval: 'always' } })
  expect(config(false)).toMatchObject({ jetstream: { store_dir: '/s' } })
})

test('the server tracks no replies, which costs it as much as the messages', () => {
  expect(JSON.stringify(config(true))).not.toContain('allow_responses')
})
