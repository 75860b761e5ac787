// A process that sends prepared requests to an HTTP server on keep-alive connections.
import { readFileSync } from 'node:fs'
import { openConnection } from './http-connection.ts'
import { HttpLoad } from './messages.ts'
import { runLoad } from './run-load.ts'
import { sendToParent } from './send-to-parent.ts'

const load = HttpLoad.parse(JSON.parse(process.argv[2] ?? ''))
const questions = readFileSync(load.questions, 'utf8')
  .split('\u0000')
  .map((text) => Buffer.from(text))
const connections = await Promise.all(Array.from({ length: load.width }, () => openConnection(load.port)))

const measured = await runLoad(
  load,
  async (index, asker) => {
    const question = questions[index % questions.length]
    const connection = connections[asker]
    if (!question || !connection) return 'there is nothing to ask'
    const { status, body } = await connection.ask(question)
    return status >= 200 && status < 300 ? undefined : `${status} ${body}`
  },
  { ...(load.once ? { limit: questions.length } : {}), measuring: () => void sendToParent({ kind: 'measuring' }) },
)
await sendToParent({ kind: 'measured', measured })
for (const connection of connections) connection.close()
process.disconnect()
