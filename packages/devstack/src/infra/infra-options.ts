import type { Secrets } from '../secrets/secrets.ts'
import type { Certificate } from './certificate.ts'
import type { ServerName } from './server.ts'

/** Servers that exist already: their administrator's addresses. */
export interface ExternalServers {
  postgres?: string | undefined
  redis?: string | undefined
  nats?: string | undefined
}

/** What the servers are started with. */
export interface InfraOptions {
  secrets: Secrets
  /** Where data is kept; without it the data lives in a throwaway folder and goes with `stop`. */
  folder?: string
  /** Whether a commit reaches the disk before it is answered; needed where data matters or durability is measured. */
  durable: boolean
  external?: ExternalServers
  /** The servers that are installed here speak TLS alone, and show this; none runs in a container then. */
  certificate?: Certificate | undefined
  /** Which servers are needed; all three when left out. */
  only?: readonly ServerName[]
  logs?: string
  say?: (line: string) => void
  /** Told when a server ended by itself; it is started again. Without it a fault stays a fault. */
  onCrash?: (line: string) => void
}
