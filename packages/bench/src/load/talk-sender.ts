import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../market/sign-in.ts'
import { type HttpConnection, openConnection } from './http-connection.ts'

/** Sends messages over a few connections, each until it is acknowledged. */
export interface TalkSender {
  send(threadId: string, userId: string, messageId: string): Promise<void>
  close(): void
}

/** Longest wait for an answer, ms; then the message is sent again under its id. */
const patienceMs = 8_000
const againMs = 150

const requestOf = (threadId: string, userId: string, messageId: string): Buffer => {
  const json = JSON.stringify({
    body: `Hej, kan vi ankomme lidt tidligere på lørdag? Nr. ${messageId.slice(0, 8)}`,
    pictures: [],
  })
  const head = [
    `PUT /api/threads/${threadId}/messages/${messageId} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: nordbo_session=${tokenOf(userId)}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`)
}

const tooLate = async (): Promise<never> => {
  await pause(patienceMs, undefined, { ref: false })
  throw new Error('no answer')
}

/** `refuse` hears the first answer that is neither a success nor a fault that passes. */
export const createTalkSender = (port: number, refuse: (answer: string) => void): TalkSender => {
  const idle: HttpConnection[] = []
  /** One attempt; false when it must be repeated. A connection that failed is not used again. */
  const attempt = async (request: Buffer): Promise<boolean> => {
    let connection: HttpConnection | undefined
    try {
      connection = idle.pop() ?? (await openConnection(port))
      const { status, body } = await Promise.race([connection.ask(request), tooLate()])
      idle.push(connection)
      if (status !== 200 && status < 500) refuse(`${status} ${body}`)
      return status < 500
    } catch {
      connection?.close()
      // The others of a server that has died are dead, too.
      for (const other of idle.splice(0)) other.close()
      return false
    }
  }
  return {
    send: async (threadId, userId, messageId) => {
      const request = requestOf(threadId, userId, messageId)
      while (!(await attempt(request))) await pause(againMs)
    },
    close: () => {
      for (const connection of idle) connection.close()
    },
  }
}
