import { existsSync } from 'node:fs'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { withClient } from '../src/databases/connect.ts'
import { startInfra } from '../src/infra/infra.ts'
import { makeSecrets } from '../src/secrets.ts'

const start = () => startInfra({ secrets: makeSecrets(), durable: true })

test('what was committed survives a server that is taken away and brought back', async () => {
  const infra = await start()
  try {
    const redis = new Redis(infra.redisUrl, { maxRetriesPerRequest: null })
    redis.on('error', () => {})
    await withClient(infra.postgresUrl, (client) =>
      client.query('create table kept (x int); insert into kept values (7)'),
    )
    await redis.set('kept', '7')
    for (const server of ['postgres', 'nats'] as const) {
      await infra.kill(server)
      await infra.restart(server)
    }
    await infra.restart('redis')
    const { rows } = await withClient(infra.postgresUrl, (client) => client.query('select x from kept'))
    expect(rows).toEqual([{ x: 7 }])
    expect(await redis.get('kept')).toBe('7')
    redis.disconnect()
  } finally {
    await infra.stop()
  }
  expect(existsSync(infra.folder)).toBe(false)
})

test('a server that is down stays down until it is started again', async () => {
  const infra = await start()
  try {
    await infra.kill('postgres')
    await expect(withClient(infra.postgresUrl, (client) => client.query('select 1'))).rejects.toThrow('ECONNREFUSED')
    await infra.restart('postgres')
    await withClient(infra.postgresUrl, (client) => client.query('select 1'))
  } finally {
    await infra.stop()
  }
})
