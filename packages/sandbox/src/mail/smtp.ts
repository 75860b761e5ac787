import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'
import { MailRefused, type Refusals } from './refusals.ts'

const MAX_MESSAGE_BYTES = 25 * 1024 * 1024
const SILENT_MS = 30_000
const MAX_CLIENTS = 200

export type SmtpOptions = { host: string; port: number; log: Logger; refusals: Refusals }

/** Accepts mail from any sender to any recipient that no test has it refuse; a message is accepted once it is stored. */
export async function startSmtp(
  mailbox: Mailbox,
  { host, port, log, refusals }: SmtpOptions,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    // Loopback needs neither TLS nor a password.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    closeTimeout: 500,
    socketTimeout: SILENT_MS,
    maxClients: MAX_CLIENTS,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'sandbox' }),
    onRcptTo: ({ address }, _session, callback) => callback(refusals.take('rcpt', [address])),
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
      buffer(stream)
        .then((raw) => {
          const refused = refusals.take('data', envelope.to)
          if (refused) throw refused
          return mailbox.receive(raw, envelope)
        })
        .then((kept) => {
          log.info({ mailId: kept.id, bytes: stream.byteLength }, 'mail received')
          callback()
        })
        .catch((error: unknown) => {
          if (error instanceof MailRefused) return callback(error)
          log.error({ err: error }, 'mail not kept')
          callback(new Error('The mailbox could not keep the message'))
        })
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'smtp connection failed'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the mailbox listens on no port')
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
