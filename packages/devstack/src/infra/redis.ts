import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { principals, redisPermissions } from '@nordbo/contracts'
import { respondsWith } from '../net/ports.ts'
import { type Secrets, secretOf } from '../secrets/secrets.ts'
import { findTool } from './binaries.ts'
import type { Certificate } from './certificate.ts'
import { installAdvice } from './install-tools.ts'
import { installedServer, type Server } from './server.ts'

interface RedisOptions {
  folder: string
  port: number
  secrets: Secrets
  /** Accepts only TLS, with this certificate. */
  certificate: Certificate | undefined
  logFile: string
  say?: ((line: string) => void) | undefined
  onCrash?: ((line: string) => void) | undefined
}

/** Prefix of every key in Redis. */
export const redisPrefix = 'nordbo'

/** Settings of every Redis of the system. A kill may lose a second of jobs, never all of them. */
export const redisSettings: readonly string[] = [
  'appendonly yes',
  'appendfsync everysec',
  'save ""',
  'maxmemory-policy noeviction',
]

/** The users of Redis as lines of its configuration: each principal with its keys and commands, and `stack` with all. */
export const redisUsers = (passwords: Record<string, string>): string[] => [
  'user default off',
  ...principals.map((principal) => {
    const { keys, commands } = redisPermissions(principal, redisPrefix)
    const may = commands.map((command) => `+${command}`).join(' ')
    return `user ${principal} on >${secretOf(passwords, principal)} resetchannels ~${keys} ${may}`
  }),
  `user stack on >${secretOf(passwords, 'stack')} ~* &* +@all`,
]

/** Settings and users of a Redis, as its configuration file. */
export const redisConfig = (passwords: Record<string, string>, place: readonly string[] = []): string =>
  [...place, ...redisSettings, ...redisUsers(passwords), ''].join('\n')

/** Whether Redis answers its administrator and has loaded its data. */
export const isRedisReady = (
  host: string,
  port: number,
  passwords: Record<string, string>,
  caFile?: string,
): Promise<boolean> =>
  respondsWith(host, port, `AUTH stack ${secretOf(passwords, 'stack')}\r\nPING\r\n`, '+PONG', caFile)

const listenOn = (port: number, certificate: Certificate | undefined): string[] =>
  certificate === undefined
    ? [`port ${port}`]
    : [
        'port 0',
        `tls-port ${port}`,
        `tls-cert-file "${certificate.certificateFile}"`,
        `tls-key-file "${certificate.keyFile}"`,
        `tls-ca-cert-file "${certificate.caFile}"`,
        'tls-auth-clients no',
      ]

/** Redis as an installed program, with its data in `folder`. */
export const installedRedis = ({ folder, port, secrets, certificate, logFile, say, onCrash }: RedisOptions): Server => {
  const command = findTool('redis')
  if (command === undefined) throw new Error(installAdvice(['redis']))
  mkdirSync(folder, { recursive: true })
  // In a file and not among the arguments, which any user of the machine can read.
  const file = `${folder}.conf`
  const place = [...listenOn(port, certificate), 'bind 127.0.0.1', `dir "${folder}"`]
  writeFileSync(file, redisConfig(secrets.redisUsers, place), { mode: 0o600 })
  return installedServer({
    name: 'redis',
    port,
    say,
    onCrash,
    spec: {
      name: 'redis',
      kind: 'server',
      command,
      args: [file],
      cwd: folder,
      env: { PATH: process.env.PATH },
      logFile,
      stopSignal: 'SIGTERM',
    },
    ready: () => isRedisReady('127.0.0.1', port, secrets.redisUsers, certificate?.caFile),
    wipe: async () => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
  })
}

/** Address for one user of Redis. */
export const redisUrl = (host: string, port: number, user: string, password: string, encrypted: boolean): string =>
  `${encrypted ? 'rediss' : 'redis'}://${user}:${encodeURIComponent(password)}@${host}:${port}`
