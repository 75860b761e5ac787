import type { Secrets } from '../secrets/secrets.ts'
import type { Certificate } from './certificate.ts'
import type { ServerName } from './server.ts'

/** Administrator's addresses of servers that exist already. */
export interface ExternalServers {
  postgres?: string | undefined
  redis?: string | undefined
  nats?: string | undefined
}

/** Options of starting the servers. */
export interface InfraOptions {
  secrets: Secrets
  /** Folder of the data; without it the data is in a temporary folder that `stop` removes. */
  folder?: string
  /** Whether a commit reaches the disk before it is answered; needed where data matters or durability is measured. */
  durable: boolean
  /** Lets Postgres count the statements of databases that ask for it (`countStatements`), where it has pg_stat_statements. */
  countsStatements?: boolean
  external?: ExternalServers
  /** Makes the servers accept only TLS, with this certificate; none runs in a container then. */
  certificate?: Certificate | undefined
  /** Which servers are needed; all three when left out. */
  only?: readonly ServerName[]
  logs?: string
  say?: (line: string) => void
  /** Called when a server ended by itself; it is started again. Without it the server stays down. */
  onCrash?: (line: string) => void
}
