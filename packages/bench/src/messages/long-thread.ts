import { measureHttp } from '../lines/measure.ts'
import type { Measured } from '../load/latencies.ts'
import type { Question } from '../questions/question.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { seedLongThread, words } from './seed-talks.ts'

/** What a person does in a long thread. */
export interface LongThreadFigure {
  what: string
  measured: Measured
}

const pace = { warmUpMs: 1_000, measureMs: 4_000, width: 2 }
const places = 200

/** Measures opening, scrolling and searching a thread of many messages at the API. */
export const measureLongThread = async (stack: MeasuredStack, messages: number): Promise<LongThreadFigure[]> => {
  const { id, guestId } = await seedLongThread(stack.booted.stack, messages)
  const ask = (path: string): Question => ({ method: 'GET', path, input: {}, guestId })
  const before = (index: number): number => Math.floor((messages * (index + 1)) / places)
  const asked: [string, Question[]][] = [
    ['opening', [ask(`/api/threads/${id}`), ask(`/api/threads/${id}/messages?limit=50`)]],
    [
      'scrolling',
      Array.from({ length: places }, (_, index) =>
        ask(`/api/threads/${id}/messages?limit=50&before=${Math.max(2, before(index))}`),
      ),
    ],
    ['searching', words.map((word) => ask(`/api/messages/search?threadId=${id}&q=${encodeURIComponent(word)}`))],
    [
      'searching for one message',
      Array.from({ length: places }, (_, index) => ask(`/api/messages/search?q=${before(index)}`)),
    ],
  ]
  const figures: LongThreadFigure[] = []
  for (const [what, questions] of asked) {
    const measured = await measureHttp(stack, { port: stack.booted.stack.port, questions, once: false }, pace)
    figures.push({ what, measured })
  }
  return figures
}
