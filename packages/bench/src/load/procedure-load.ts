// A process that calls a service's procedure over NATS, signed as the BFF.
import { readFileSync } from 'node:fs'
import { actor, bookingService, listingsService, type Procedure, pricingService, type Service } from '@nordbo/contracts'
import { connectNats, createCaller, createLogger } from '@nordbo/service-kit'
import { z } from 'zod'
import { ProcedureLoad } from './messages.ts'
import { runLoad } from './run-load.ts'
import { sendToParent } from './send-to-parent.ts'

const Question = z.object({ input: z.unknown(), actor: actor.optional(), idempotencyKey: z.string().optional() })

const services: Record<ProcedureLoad['service'], Service<Record<string, Procedure>>> = {
  listings: listingsService,
  pricing: pricingService,
  booking: bookingService,
}

const load = ProcedureLoad.parse(JSON.parse(process.argv[2] ?? ''))
const questions = z.array(Question).parse(JSON.parse(readFileSync(load.questions, 'utf8')))
const log = createLogger({ name: 'bench', level: 'warn' })
const nats = await connectNats({ url: load.natsUrl, principal: 'bff', log })
const caller = createCaller({ ...load, nats, principal: 'bff', checkAnswers: false })
const ask = caller.client(services[load.service])[load.procedure]
if (!ask) throw new Error(`${load.service} has no procedure ${load.procedure}`)

const measured = await runLoad(
  load,
  async (index) => {
    const question = questions[index % questions.length]
    if (!question) return 'there is nothing to ask'
    const { input, actor: person, idempotencyKey } = question
    try {
      const answer = await ask(input, {
        ...(person === undefined ? {} : { actor: person }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      })
      return answer.ok ? undefined : JSON.stringify(answer.error)
    } catch (error) {
      return String(error)
    }
  },
  { ...(load.once ? { limit: questions.length } : {}), measuring: () => void sendToParent({ kind: 'measuring' }) },
)
await sendToParent({ kind: 'measured', measured })
await nats.close()
process.disconnect()
