import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { natsPermissions, principals } from '@nordbo/contracts'
import { respondsWith } from '../net/ports.ts'
import { type Secrets, secretOf } from '../secrets/secrets.ts'
import { findTool } from './binaries.ts'
import type { Certificate } from './certificate.ts'
import { installAdvice } from './install-tools.ts'
import { installedServer, type Server } from './server.ts'

interface NatsOptions {
  folder: string
  port: number
  secrets: Secrets
  /** Accepts only TLS, with this certificate. */
  certificate: Certificate | undefined
  logFile: string
  say?: ((line: string) => void) | undefined
  onCrash?: ((line: string) => void) | undefined
}

/** The users of NATS: each principal with the subjects of its contracts, and `stack` with every permission. */
export const natsUsers = (passwords: Record<string, string>): object[] => [
  ...principals.map((principal) => {
    const { publish, subscribe } = natsPermissions(principal)
    return {
      user: principal,
      password: secretOf(passwords, principal),
      // Without `allow_responses`, which makes the server track every reply: replies have subjects of their own.
      permissions: { publish: { allow: publish }, subscribe: { allow: subscribe } },
    }
  }),
  { user: 'stack', password: secretOf(passwords, 'stack') },
]

const versions = new Map<string, string>()

/** What a program says of its version; it is asked once. */
const versionOf = (command: string): string => {
  const version = versions.get(command) ?? spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout
  versions.set(command, version)
  return version
}

/** `sync_interval` exists since 2.10; older servers refuse it. */
const hasSyncInterval = (command: string): boolean => {
  const [major = 0, minor = 0] = versionOf(command).replace(/^\D*/, '').split('.').map(Number)
  return major > 2 || (major === 2 && minor >= 10)
}

/** The server's configuration file. JSON is a subset of its own language. */
export const natsConfig = (options: {
  host: string
  port: number
  store: string
  passwords: Record<string, string>
  syncAlways: boolean
  certificate?: Certificate | undefined
}): string =>
  JSON.stringify(
    {
      listen: `${options.host}:${options.port}`,
      max_payload: 1_048_576,
      jetstream: { store_dir: options.store, ...(options.syncAlways ? { sync_interval: 'always' } : {}) },
      ...(options.certificate === undefined
        ? {}
        : { tls: { cert_file: options.certificate.certificateFile, key_file: options.certificate.keyFile } }),
      authorization: { users: natsUsers(options.passwords) },
    },
    null,
    2,
  )

/** Whether NATS sends its greeting. */
export const isNatsReady = (host: string, port: number): Promise<boolean> => respondsWith(host, port, '', 'INFO ')

/** NATS as an installed program, with its store in `folder`. */
export const installedNats = ({ folder, port, secrets, certificate, logFile, say, onCrash }: NatsOptions): Server => {
  const command = findTool('nats')
  if (command === undefined) throw new Error(installAdvice(['nats']))
  const store = join(folder, 'store')
  const file = join(folder, 'nats.conf')
  mkdirSync(store, { recursive: true })
  const syncAlways = hasSyncInterval(command)
  const config = { host: '127.0.0.1', port, store, passwords: secrets.nats, syncAlways, certificate }
  writeFileSync(file, natsConfig(config), { mode: 0o600 })
  return installedServer({
    name: 'nats',
    port,
    say,
    onCrash,
    spec: {
      name: 'nats',
      kind: 'server',
      command,
      args: ['-c', file],
      cwd: folder,
      env: { PATH: process.env.PATH },
      logFile,
      stopSignal: 'SIGTERM',
    },
    ready: () => isNatsReady('127.0.0.1', port),
    wipe: async () => {
      rmSync(store, { recursive: true, force: true })
      mkdirSync(store, { recursive: true })
    },
  })
}

/** Address for one user of NATS. */
export const natsUrl = (host: string, port: number, user: string, password: string, encrypted: boolean): string =>
  `${encrypted ? 'tls' : 'nats'}://${user}:${encodeURIComponent(password)}@${host}:${port}`
