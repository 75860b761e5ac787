// A thread that guesses one person's password, and reports the answers by status.
import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { GuessOrder, type GuessReport, guessAddress, signInFrom } from './guess-order.ts'

const { url, email, many, guesses, atOnce } = GuessOrder.parse(workerData)
const report: GuessReport = { answers: {}, withoutRetryAfter: 0 }
let next = 0

const guess = async (): Promise<void> => {
  while (next < guesses) {
    const place = next++
    const answer = await signInFrom(url, guessAddress(place, many), email, randomUUID())
    await answer.arrayBuffer()
    report.answers[answer.status] = (report.answers[answer.status] ?? 0) + 1
    if (answer.status === 429 && answer.headers.get('retry-after') === null) report.withoutRetryAfter++
  }
}

await Promise.all(Array.from({ length: atOnce }, guess))
parentPort?.postMessage(report)
