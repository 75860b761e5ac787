import { connect } from 'node:net'

/** A TCP connection on which a test sends exact bytes. */
export interface RawConnection {
  send(bytes: string | Uint8Array): void
  /** The whole answer, once the server has closed the connection. */
  ended: Promise<string>
  /** The answer so far, once it contains this text. */
  until(words: string): Promise<string>
  /** Closes the connection. */
  hangUp(): void
}

/** Connects to the host of a URL. */
export const rawConnection = (url: string): RawConnection => {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let heard = ''
  // A server that refuses may reset the connection; its answer before that is kept.
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  return {
    send: (bytes) => void socket.write(bytes),
    ended,
    until: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (heard.includes(words)) resolve(heard)
        }
        look()
        socket.on('data', look)
        ended.then(() => reject(new Error(`the connection ended after: ${heard}`)))
      }),
    hangUp: () => void socket.destroy(),
  }
}

/** The head of a POST request. */
export const postHead = (path: string, headers: Record<string, string | number>): string =>
  [
    `POST ${path} HTTP/1.1`,
    ...Object.entries({ host: 'nordbo.test', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** A form with one file, as bytes. */
export const formOf = async (form: FormData): Promise<{ type: string; bytes: Buffer }> => {
  const whole = new Response(form)
  return { type: whole.headers.get('content-type') ?? '', bytes: Buffer.from(await whole.arrayBuffer()) }
}
