import { parentPort } from 'node:worker_threads'
import type { Receipt } from '@nordbo/contracts'
import type { ReceiptLanguage } from './receipt-words.ts'
import { writeReceipt } from './write-receipt.ts'

/** Asked for with an id, so that answers find their question. */
interface Question {
  id: number
  job: { receipt: Receipt; language: ReceiptLanguage }
}

const port = parentPort
if (!port) throw new Error('this file is the program of a worker thread')
port.on('message', ({ id, job: { receipt, language } }: Question) => {
  writeReceipt(receipt, language).then(
    (result) => port.postMessage({ id, result }),
    (error: unknown) => port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
