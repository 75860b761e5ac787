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
  /** Speaks TLS alone, and shows this. */
  certificate: Certificate | undefined
  logFile: string
  onCrash?: ((line: string) => void) | undefined
}

/** The users of the message system: each principal with the subjects of its contracts, and `stack`, which may all. */
export const natsUsers = (passwords: Record<string, string>): object[] => [
  ...principals.map((principal) => {
    const { publish, subscribe } = natsPermissions(principal)
    return {
      user: principal,
      password: secretOf(passwords, principal),
      permissions: {
        publish: { allow: publish },
        subscribe: { allow: subscribe },
        // A service that answers procedures may reply once to the caller: the caller's inbox stands in no list.
        ...(principal === 'bff' ? {} : { allow_responses: { max: 1, expires: '2m' } }),
      },
    }
  }),
  { user: 'stack', password: secretOf(passwords, 'stack') },
]

/** `sync_interval` came with 2.10; older servers refuse a file that names it. */
const knowsSyncInterval = (version: string): boolean => {
  const [major = 0, minor = 0] = version.replace(/^\D*/, '').split('.').map(Number)
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

/** Whether NATS greets. */
export const isNatsReady = (host: string, port: number): Promise<boolean> => respondsWith(host, port, '', 'INFO ')

/** NATS from this machine's programs, its store in `folder`. */
export const installedNats = ({ folder, port, secrets, certificate, logFile, onCrash }: NatsOptions): Server => {
  const command = findTool('nats')
  if (command === undefined) throw new Error(installAdvice(['nats']))
  const store = join(folder, 'store')
  const file = join(folder, 'nats.conf')
  mkdirSync(store, { recursive: true })
  const version = spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout
  const syncAlways = knowsSyncInterval(version)
  const config = { host: '127.0.0.1', port, store, passwords: secrets.nats, syncAlways, certificate }
  writeFileSync(file, natsConfig(config), { mode: 0o600 })
  return installedServer({
    name: 'nats',
    port,
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

/** Address for one user of the message system. */
export const natsUrl = (host: string, port: number, user: string, password: string, encrypted: boolean): string =>
  `${encrypted ? 'tls' : 'nats'}://${user}:${encodeURIComponent(password)}@${host}:${port}`
