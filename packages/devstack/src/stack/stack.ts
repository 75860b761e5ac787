import type { DatabaseUrls } from '../databases/databases.ts'
import type { Infra } from '../infra/infra.ts'
import { redisPrefix } from '../infra/redis.ts'
import { freePort } from '../net/ports.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { ProcessName } from './processes.ts'

/** Addresses, secrets and servers of one system, which its processes share. */
export interface Stack {
  /** Data folder: blobs, the sandbox's state, logs. */
  readonly home: string
  readonly mode: 'development' | 'test'
  readonly infra: Infra
  readonly secrets: Secrets
  readonly databases: DatabaseUrls
  /** Host of the public address. */
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  /** The public address from this machine, whatever the host. */
  readonly localUrl: string
  /** Private ports on the loopback interface: health of each process, and metrics. The sandbox has one port for all. */
  readonly healthPorts: Record<ProcessName, number>
  readonly sandboxPort: number
  readonly sandboxUrl: string
  readonly smtpPort: number
  /** Prefix of every key in Redis. */
  readonly redisPrefix: string
}

interface StackOptions extends Pick<Stack, 'home' | 'mode' | 'infra' | 'secrets' | 'databases'> {
  host?: string
  /** The public port; any free one by default. */
  port?: number
}

const each = async (make: (name: ProcessName) => Promise<number>): Promise<Record<ProcessName, number>> => ({
  sandbox: await make('sandbox'),
  identity: await make('identity'),
  listings: await make('listings'),
  pricing: await make('pricing'),
  booking: await make('booking'),
  messaging: await make('messaging'),
  payouts: await make('payouts'),
  bff: await make('bff'),
})

/** Chooses the ports of a system whose servers and databases exist. */
export const createStack = async (options: StackOptions): Promise<Stack> => {
  const { home, mode, infra, secrets, databases, host = '127.0.0.1' } = options
  const port = options.port ?? (await freePort())
  const [sandboxPort, smtpPort] = [await freePort(), await freePort()]
  const healthPorts = await each(async (name) => (name === 'sandbox' ? sandboxPort : freePort()))
  const everywhere = host === '0.0.0.0' || host === '::'
  return {
    home,
    mode,
    infra,
    secrets,
    databases,
    host,
    port,
    publicUrl: `http://${everywhere ? 'localhost' : host}:${port}`,
    localUrl: `http://${everywhere ? '127.0.0.1' : host}:${port}`,
    healthPorts,
    sandboxPort,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    smtpPort,
    redisPrefix,
  }
}
