import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { readCompose } from '../src/compose/compose-file.ts'
import { redisPasswordVariable } from '../src/compose/server-configs.ts'
import { withClient } from '../src/databases/connect.ts'
import { findTool } from '../src/infra/binaries.ts'
import { startInfra } from '../src/infra/infra.ts'
import { isRedisReady, redisUrl } from '../src/infra/redis.ts'
import { freePort, waitUntil } from '../src/net/ports.ts'
import { makeSecrets } from '../src/secrets/secrets.ts'
import { inRepo } from '../src/workspace/paths.ts'

const start = () => startInfra({ secrets: makeSecrets(), durable: true })

test('committed data survives a server that is killed and restarted', async () => {
  const infra = await start()
  try {
    const redis = new Redis(infra.redisUrl('stack'), { maxRetriesPerRequest: null })
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

test('Redis loads its users from the command and the file of docker-compose.yml', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nordbo-redis-'))
  const port = await freePort()
  const { redisUsers } = makeSecrets()
  const [shell = '', ...words] = readCompose().services.redis?.command ?? []
  const command = words.map((word) =>
    word
      .replaceAll('$$', '$')
      .replace('/etc/redis/redis.conf', inRepo('deploy/redis.conf'))
      .replace('redis-server -', `${findTool('redis')} - --port ${port} --dir ${folder}`),
  )
  const variables = Object.entries(redisUsers).map(([user, word]) => [redisPasswordVariable(user), word])
  const child = spawn(shell, command, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...Object.fromEntries(variables) },
  })
  const ended = once(child, 'exit')
  expect(
    await waitUntil(
      () => isRedisReady('127.0.0.1', port, redisUsers),
      20_000,
      () => child.exitCode !== null,
    ),
  ).toBe(true)
  const as = (user: string): Redis =>
    new Redis(redisUrl('127.0.0.1', port, user, redisUsers[user] ?? '', false), { retryStrategy: () => null })
  const [booking, stack] = [as('booking'), as('stack')]
  expect(await booking.exists('nordbo:booking:x')).toBe(0)
  await expect(booking.exists('nordbo:payouts:x')).rejects.toThrow('NOPERM')
  expect(await stack.config('GET', 'appendonly')).toEqual(['appendonly', 'yes'])
  booking.disconnect()
  await stack.shutdown('NOSAVE').catch(() => {})
  stack.disconnect()
  await ended
  rmSync(folder, { recursive: true })
})
