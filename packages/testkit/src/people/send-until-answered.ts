import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './answer.ts'

const patienceMs = 120_000

/**
 * Repeats a request until its answer is final (by default: below 500), as a browser does while a service is away. All attempts must
 * have the same idempotency key. Throws with the last answer after two minutes.
 */
export const sendUntilAnswered = async (
  act: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean = ({ status }) => status < 500,
): Promise<Answer> => {
  for (const end = Date.now() + patienceMs; ; await pause(25)) {
    const answer = await act()
    if (isFinal(answer)) return answer
    if (Date.now() > end) throw new Error(`still ${answer.status} ${JSON.stringify(answer.body)}`)
  }
}
