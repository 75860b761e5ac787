import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Principal } from '@nordbo/contracts'
import { freePort } from '../net/ports.ts'
import { secretOf } from '../secrets/secrets.ts'
import { guardFolder, unguardFolder } from '../supervise/guard.ts'
import { containerServers, isContainerEngineAvailable, removeVolumes } from './containers.ts'
import type { InfraOptions } from './infra-options.ts'
import { ensureTools } from './install-tools.ts'
import { installedNats, natsUrl } from './nats.ts'
import { installedPostgres, postgresDataFolder, postgresUrl } from './postgres.ts'
import { installedRedis, redisUrl } from './redis.ts'
import { externalServer, type Server, type ServerName, type ServerSource } from './server.ts'

/** Postgres, Redis and NATS, wherever they come from. */
export interface Infra {
  /** Folder of the servers' data; `stop` removes a temporary one. */
  readonly folder: string
  sourceOf(server: ServerName): ServerSource
  /** As superuser, to the database `postgres`. */
  readonly postgresUrl: string
  /** Address for one principal, or for `stack`, which has every permission. */
  redisUrl(user: Principal | 'stack'): string
  /** Address for one principal, or for `stack`, which has every permission. */
  natsUrl(user: Principal | 'stack'): string
  /** PEM file of the authority of the servers' certificates, where they use TLS. */
  readonly caFile: string | undefined
  /** Stops a server unless it was killed, and starts it on the same port and data, or empty with `wipe`. */
  restart(server: ServerName, options?: { wipe?: boolean }): Promise<void>
  /** SIGKILL; the server stays down until `restart`. */
  kill(server: ServerName): Promise<void>
  /** Stops what was started and removes temporary data. */
  stop(): Promise<void>
}

/** Every server of a whole system. */
export const allServers: readonly ServerName[] = ['postgres', 'redis', 'nats']

interface Place {
  folder: string
  logs: string
  remove(): void
}

const placeFor = (options: InfraOptions): Place => {
  if (options.folder !== undefined) {
    mkdirSync(options.folder, { recursive: true })
    return { folder: options.folder, logs: options.logs ?? join(options.folder, 'logs'), remove: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'nordbo-'))
  // Postgres may run as another user and needs access.
  chmodSync(folder, 0o755)
  guardFolder(folder)
  return {
    folder,
    logs: options.logs ?? join(folder, 'logs'),
    remove: () => {
      const postgres = join(folder, 'postgres')
      if (existsSync(postgres)) rmSync(postgresDataFolder(postgres), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
      unguardFolder(folder)
    },
  }
}

const installedServers = async (
  wanted: readonly ServerName[],
  place: Place,
  { secrets, durable, countsStatements = false, certificate, say, onCrash }: InfraOptions,
): Promise<Server[]> => {
  await ensureTools(wanted, say ?? (() => {}))
  const at = (name: ServerName, port: number) => ({
    folder: join(place.folder, name),
    port,
    logFile: join(place.logs, `${name}.log`),
    certificate,
    say,
    onCrash,
  })
  const make = {
    postgres: (port: number) =>
      installedPostgres({ ...at('postgres', port), password: secrets.postgres, durable, countsStatements }),
    redis: (port: number) => installedRedis({ ...at('redis', port), secrets }),
    nats: (port: number) => installedNats({ ...at('nats', port), secrets }),
  } satisfies Record<ServerName, (port: number) => Server>
  return Promise.all(wanted.map(async (name) => make[name](await freePort())))
}

const defaultPorts = { postgres: 5432, redis: 6379, nats: 4222 } as const satisfies Record<ServerName, number>

/**
 * Starts Postgres, Redis and NATS and waits until they answer. Each comes from the first of: an address in
 * `options.given`, a container engine that answers, a program of this machine, a Debian package installed as root.
 * Throws an error with what to install when none of these works.
 */
export const startInfra = async (options: InfraOptions): Promise<Infra> => {
  const { secrets, external = {}, only: names = allServers, certificate } = options
  const caFile = certificate?.caFile
  const place = placeFor(options)
  const missing = names.filter((name) => external[name] === undefined)
  const started: Server[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()))
    const contained = started.filter(({ source }) => source === 'container').map(({ name }) => name)
    if (options.folder === undefined && contained.length > 0) await removeVolumes(place.folder, contained)
    place.remove()
  }
  try {
    const own =
      missing.length > 0 && certificate === undefined && (await isContainerEngineAvailable())
        ? await containerServers(missing, place.folder, options)
        : await installedServers(missing, place, options)
    started.push(...own)
    await Promise.all(own.map((server) => server.start()))
  } catch (error) {
    await stop()
    throw error
  }
  const servers = [
    ...started,
    ...names.flatMap((name) => {
      const url = external[name]
      return url === undefined ? [] : [externalServer(name, url, defaultPorts[name])]
    }),
  ]
  const serverOf = (name: ServerName): Server => {
    const found = servers.find((server) => server.name === name)
    if (found === undefined) throw new Error(`${name} was not asked for`)
    return found
  }
  return {
    folder: place.folder,
    sourceOf: (name) => serverOf(name).source,
    get postgresUrl() {
      const { host, port } = serverOf('postgres')
      return external.postgres ?? postgresUrl(host, port, secrets.postgres, caFile)
    },
    redisUrl: (user) => {
      const { host, port } = serverOf('redis')
      return external.redis ?? redisUrl(host, port, user, secretOf(secrets.redisUsers, user), caFile !== undefined)
    },
    natsUrl: (user) => {
      const { host, port } = serverOf('nats')
      return natsUrl(host, port, user, secretOf(secrets.nats, user), caFile !== undefined)
    },
    caFile,
    restart: async (name, { wipe = false } = {}) => {
      const server = serverOf(name)
      await server.stop()
      if (wipe) await server.wipe()
      await server.start()
    },
    kill: (name) => serverOf(name).kill(),
    stop,
  }
}
