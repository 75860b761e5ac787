// A process that books, pays and waits until the stay is confirmed, each guest on an own keep-alive connection.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { watchConfirmations } from './confirmations.ts'
import { type HttpConnection, openConnection } from './http-connection.ts'
import { PaidLoad } from './messages.ts'
import { runLoad } from './run-load.ts'
import { sendToParent } from './send-to-parent.ts'

const Held = z.object({ id: z.string(), clientSecret: z.string() })

const load = PaidLoad.parse(JSON.parse(process.argv[2] ?? ''))
const confirmations = await watchConfirmations(load.databaseUrl)
const questions = readFileSync(load.questions, 'utf8').split('\u0000')
const connections = await Promise.all(Array.from({ length: load.width }, () => openConnection(load.port)))

const request = (method: string, path: string, cookie: string, body?: object): Buffer => {
  const json = body === undefined ? '' : JSON.stringify(body)
  const length = Buffer.byteLength(json)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: ${cookie}`,
    ...(body
      ? [`idempotency-key: ${randomUUID()}`, 'content-type: application/json', `content-length: ${length}`]
      : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`)
}

const bookAndPay = async (connection: HttpConnection, question: string): Promise<string | undefined> => {
  const held = await connection.ask(Buffer.from(question))
  if (held.status !== 201) return `booking: ${held.status} ${held.body}`
  const { id, clientSecret } = Held.parse(JSON.parse(held.body.toString()))
  const cookie = /\r\ncookie: ([^\r]+)/.exec(question)?.[1] ?? ''
  const path = `/api/sandbox/payment-intents/${clientSecret.split('_secret_')[0]}/confirm`
  const card = { clientSecret, cardNumber: '4242424242424242' }
  const paid = await connection.ask(request('POST', path, cookie, card))
  if (paid.status !== 200) return `payment: ${paid.status} ${paid.body}`
  return (await confirmations.of(id)) ? undefined : `booking ${id} was paid and never confirmed`
}

const measured = await runLoad(
  load,
  async (index, asker) => {
    const [question, connection] = [questions[index], connections[asker]]
    return question && connection ? bookAndPay(connection, question) : 'there is nothing to book'
  },
  { limit: questions.length, measuring: () => void sendToParent({ kind: 'measuring' }) },
)
await sendToParent({ kind: 'measured', measured })
for (const connection of connections) connection.close()
await confirmations.close()
process.disconnect()
