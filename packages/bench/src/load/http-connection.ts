import { connect, type Socket } from 'node:net'

/** A whole answer of an HTTP server, with its body as bytes. */
export interface RawAnswer {
  status: number
  body: Buffer
}

/** One keep-alive connection that sends prepared requests one after the other. */
export interface HttpConnection {
  ask(request: Buffer): Promise<RawAnswer>
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')

/** Length of the body by its header. @throws for a chunked body, which the measured servers do not send */
const lengthOf = (head: string): number => {
  const found = /\r\ncontent-length: *(\d+)/i.exec(head)
  if (!found) throw new Error(`an answer without a length:\n${head}`)
  return Number(found[1])
}

/** The complete answer at the beginning of the bytes; undefined while it is incomplete. */
const completeAnswer = (bytes: Buffer): RawAnswer | undefined => {
  const end = bytes.indexOf(headEnd)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const start = end + headEnd.length
  const total = start + lengthOf(head)
  if (bytes.length < total) return undefined
  return { status: Number(head.slice(9, 12)), body: bytes.subarray(start, total) }
}

/**
 * Connects to a server on this machine with a minimal HTTP/1.1 client: it shares the cores with the server, and a full client costs
 * more than a small answer.
 */
export const openConnection = (port: number): Promise<HttpConnection> =>
  new Promise((opened, failed) => {
    let waiting: { answer: (answer: RawAnswer) => void; fail: (error: Error) => void } | undefined
    let chunks: Buffer[] = []
    let needed = 0
    let held = 0
    const fail = (error: Error): void => {
      failed(error)
      waiting?.fail(error)
      waiting = undefined
    }
    const take = (chunk: Buffer): void => {
      chunks.push(chunk)
      held += chunk.length
      // The pieces of a long body are joined once, when the last has arrived.
      if (held < needed) return
      const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      try {
        const answer = completeAnswer(bytes)
        if (answer) {
          chunks = []
          needed = 0
          held = 0
          const { answer: tell } = waiting ?? {}
          waiting = undefined
          tell?.(answer)
        } else {
          chunks = [bytes]
          const end = bytes.indexOf(headEnd)
          needed = end === -1 ? held + 1 : end + headEnd.length + lengthOf(bytes.toString('latin1', 0, end))
        }
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      opened({
        ask: (request) =>
          new Promise((answer, refuse) => {
            waiting = { answer, fail: refuse }
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
    socket.on('data', take)
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('the server closed a connection')))
  })
