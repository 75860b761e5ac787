import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the mail server on which a test can stop mails. */
export interface MailGate {
  readonly url: string
  /** Addresses of the mails that were begun, in their order. */
  readonly begun: string[]
  /** Where the mails go; set it once the mail server is known. */
  target: number
  /** Called before the end of a mail goes to the mail server, which accepts it then. */
  beforeEnd: () => Promise<void>
  /** Called before the recipient of a mail goes to the mail server. */
  beforeRecipient: () => Promise<void>
  close(): Promise<void>
}

/** Opens the way, with nothing that stops mails. */
export const openMailGate = async (): Promise<MailGate> => {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(gate.target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    upstream.pipe(client)
    client.on('end', () => upstream.end())
    let turn = Promise.resolve()
    client.on('data', (data) => {
      const text = data.toString('latin1')
      turn = turn.then(async () => {
        const [, address] = /^RCPT TO:<([^>]+)>/m.exec(text) ?? []
        if (address !== undefined) {
          gate.begun.push(address)
          await gate.beforeRecipient()
        }
        if (text.endsWith('\r\n.\r\n')) await gate.beforeEnd()
        upstream.write(data)
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const gate: MailGate = {
    url: `smtp://127.0.0.1:${port}`,
    begun: [],
    target: 0,
    beforeEnd: async () => undefined,
    beforeRecipient: async () => undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return gate
}
