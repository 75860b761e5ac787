import { inboxOf, type Principal, pingInbox } from '@nordbo/contracts'
import { connect, Events, type NatsConnection } from 'nats'
import type { Logger } from '../log/logger.ts'

export type { NatsConnection } from 'nats'

/** Address and principal of a connection. The URL holds the credentials; `tls://` encrypts. */
export interface NatsOptions {
  url: string
  /** PEM file of the authority that signed the server's certificate; by default those that Node.js trusts. */
  caFile?: string | undefined
  principal: Principal
  log: Logger
}

const watch = async (nats: NatsConnection, log: Logger): Promise<void> => {
  for await (const status of nats.status()) {
    if (status.type === Events.Disconnect) log.warn('lost NATS, reconnecting')
    if (status.type === Events.Reconnect) log.info('NATS is back')
    if (status.type === Events.Error) log.error({ problem: status.data, on: status.permissionContext }, 'NATS refused')
  }
}

/**
 * Connects to NATS under a principal's own inbox and reconnects for as long as the process lives.
 * @throws the client's error when the first connection is refused or not made within 10 s
 */
export const connectNats = async ({ url, caFile, principal, log }: NatsOptions): Promise<NatsConnection> => {
  const address = new URL(url)
  const nats = await connect({
    servers: address.host,
    ...(address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : {}),
    ...(address.protocol === 'tls:' ? { tls: caFile === undefined ? {} : { caFile } } : {}),
    name: principal,
    // What the BFF asks every process at once is answered by each. Calls have inboxes of their own (requests.ts).
    inboxPrefix: principal === 'bff' ? pingInbox : inboxOf(principal),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 100,
    timeout: 10_000,
    pingInterval: 20_000,
    // A stack trace per request costs more than the request.
    noAsyncTraces: true,
    // A server that comes back before its users do must not end the process.
    ignoreAuthErrorAbort: true,
  })
  watch(nats, log).catch((error: unknown) => log.debug({ err: error }, 'NATS status ended'))
  return nats
}
