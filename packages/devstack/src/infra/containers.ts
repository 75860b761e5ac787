import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { GenericContainer, StartedTestContainer } from 'testcontainers'
import { freePort, waitUntil } from '../net/ports.ts'
import type { InfraOptions } from './infra-options.ts'
import { isNatsReady, natsConfig } from './nats.ts'
import { isPostgresReady, postgresSettings, postgresUrl } from './postgres.ts'
import { isRedisReady, redisConfig } from './redis.ts'
import type { Server, ServerName } from './server.ts'

/** Images of the three servers, the same that docker-compose.yml and deploy/ use. */
export const images = {
  postgres: 'postgres:17-alpine',
  redis: 'redis:8-alpine',
  nats: 'nats:2.12-alpine',
} as const satisfies Record<ServerName, string>

const sockets = (): string[] => [
  '/var/run/docker.sock',
  join(homedir(), '.docker/run/docker.sock'),
  join(homedir(), '.colima/default/docker.sock'),
  join(homedir(), '.orbstack/run/docker.sock'),
  `/run/user/${process.getuid?.() ?? 0}/podman/podman.sock`,
]

/** Whether a container engine answers. Without a socket the client library, which loads for a second, is not loaded. */
export const isContainerEngineAvailable = async (): Promise<boolean> => {
  if (process.env.NORDBO_CONTAINERS === 'no') return false
  if (process.env.DOCKER_HOST === undefined && !sockets().some((socket) => existsSync(socket))) return false
  try {
    const { getContainerRuntimeClient } = await import('testcontainers')
    await getContainerRuntimeClient()
    return true
  } catch {
    return false
  }
}

interface ContainerSpec {
  inside: number
  dataFolder: string
  ready(host: string, port: number): Promise<boolean>
  prepare(container: GenericContainer): GenericContainer
}

const containerSpecs = (
  folder: string,
  { secrets, durable, countsStatements = false }: InfraOptions,
): Record<ServerName, ContainerSpec> => ({
  postgres: {
    inside: 5432,
    dataFolder: '/var/lib/postgresql/data',
    ready: (host, port) => isPostgresReady(postgresUrl(host, port, secrets.postgres)),
    prepare: (container) =>
      container
        .withEnvironment({ POSTGRES_PASSWORD: secrets.postgres, POSTGRES_INITDB_ARGS: '--locale=C -E UTF8' })
        .withCommand([
          'postgres',
          ...postgresSettings(durable, countsStatements).flatMap((setting) => ['-c', setting]),
        ]),
  },
  redis: {
    inside: 6379,
    dataFolder: '/data',
    ready: (host, port) => isRedisReady(host, port, secrets.redisUsers),
    prepare: (container) => {
      const file = join(folder, 'redis', 'redis.conf')
      mkdirSync(join(folder, 'redis'), { recursive: true })
      writeFileSync(file, redisConfig(secrets.redisUsers), { mode: 0o644 })
      return container
        .withCopyFilesToContainer([{ source: file, target: '/etc/redis/redis.conf' }])
        .withCommand(['redis-server', '/etc/redis/redis.conf'])
    },
  },
  nats: {
    inside: 4222,
    dataFolder: '/store',
    ready: isNatsReady,
    prepare: (container) => {
      const file = join(folder, 'nats', 'nats.conf')
      const config = { host: '0.0.0.0', port: 4222, store: '/store', passwords: secrets.nats, syncAlways: durable }
      mkdirSync(join(folder, 'nats'), { recursive: true })
      writeFileSync(file, natsConfig(config), { mode: 0o600 })
      return container
        .withCopyFilesToContainer([{ source: file, target: '/etc/nats/nats.conf' }])
        .withCommand(['-c', '/etc/nats/nats.conf'])
    },
  },
})

/** Name of the volume with a server's data, made from the data folder. */
export const volumeName = (folder: string, server: ServerName): string =>
  `nordbo-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}-${server}`

/** Longest wait for a container and then for its server, which a busy machine needs. */
const containerMs = 600_000

/** Servers in containers, each on one host port for as long as the system runs. */
export const containerServers = async (
  wanted: readonly ServerName[],
  folder: string,
  options: InfraOptions,
): Promise<Server[]> => {
  const { GenericContainer } = await import('testcontainers')
  const recipe = containerSpecs(folder, options)
  return Promise.all(
    wanted.map(async (name): Promise<Server> => {
      const port = await freePort()
      const { inside, dataFolder, ready, prepare } = recipe[name]
      let running: StartedTestContainer | undefined
      const remove = async (graceMs: number): Promise<void> => {
        const container = running
        running = undefined
        await container?.stop({ timeout: graceMs, remove: true })
      }
      const volume = { source: volumeName(folder, name), target: dataFolder }
      return {
        name,
        source: 'container',
        host: '127.0.0.1',
        port,
        start: async () => {
          if (running !== undefined) return
          const container = prepare(new GenericContainer(images[name]))
            .withBindMounts([volume])
            .withExposedPorts({ container: inside, host: port })
            .withStartupTimeout(containerMs)
          running = await container.start()
          if (!(await waitUntil(() => ready('127.0.0.1', port), containerMs)))
            throw new Error(`${name} did not start in its container`)
        },
        stop: () => remove(10_000),
        kill: () => remove(0),
        wipe: () => removeVolumes(folder, [name]),
      }
    }),
  )
}

/** Removes the volumes of servers that ran in containers. */
export const removeVolumes = async (folder: string, servers: readonly ServerName[]): Promise<void> => {
  const { getContainerRuntimeClient } = await import('testcontainers')
  const client = await getContainerRuntimeClient()
  for (const server of servers)
    await client.container.dockerode
      .getVolume(volumeName(folder, server))
      .remove({ force: true })
      .catch(() => {})
}
