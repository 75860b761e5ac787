import type { WebSocketConnectionEvent } from '@mswjs/interceptors/WebSocket'
import { type LineFrame, type LiveMessage, lineFrame, liveMessage } from '@nordbo/contracts'

type Client = WebSocketConnectionEvent['client']

const clients = new Set<Client>()
const frames: unknown[] = []

/** A page opens its live line. */
export const joinLine = (client: Client): void => {
  clients.add(client)
  client.addEventListener('close', () => clients.delete(client))
  client.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
}

/** The live line of the app, as the server has it. */
export const liveLine = {
  /** How many lines are open. */
  count: (): number => clients.size,
  /** Tells the page something. Throws for what the contract does not know. */
  push: (message: LiveMessage | LineFrame): void => {
    const text = JSON.stringify(liveMessage.or(lineFrame).parse(message))
    for (const client of clients) client.send(text)
  },
  /** What pages of this test have sent. */
  sent: (): readonly unknown[] => frames,
  /** Closes the lines, with a code of ours where it says why. */
  close: (code = 1001): void => {
    for (const client of [...clients]) client.close(code)
  },
}

/** Forgets the lines of a test. */
export const forgetLines = (): void => {
  for (const client of [...clients]) client.close()
  clients.clear()
  frames.length = 0
}
