// The program of the pool of drawings. Each piece is loaded when it is first wanted: pages must not wait for papers.
import type { Receipt } from '@nordbo/contracts'
import { z } from 'zod'
import type { ApiPayoutStatement } from '../api/payout.ts'
import type { FirstScreenWish } from '../pages/read-build.ts'
import type { ReceiptLanguage } from '../receipts/receipt-words.ts'

const Drawing = z.object({
  drawFirstScreen: z.custom<(wish: FirstScreenWish) => string>((value) => typeof value === 'function'),
})

/** Draws a page's first screen with the module that the web's build left. */
export const firstScreen = async ({ build, wish }: { build: string; wish: FirstScreenWish }) =>
  Drawing.parse(await import(build)).drawFirstScreen(wish)

/** Writes a receipt. */
export const receipt = async ({ receipt, language }: { receipt: Receipt; language: ReceiptLanguage }) => {
  const { writeReceipt } = await import('../receipts/write-receipt.ts')
  return new Uint8Array(await writeReceipt(receipt, language))
}

/** Writes the statement of a payout; `now` in ISO 8601. */
export const statement = async (job: { payout: ApiPayoutStatement; language: ReceiptLanguage; now: string }) => {
  const { writeStatement } = await import('../receipts/write-statement.ts')
  return new Uint8Array(await writeStatement(job.payout, job.language, new Date(job.now)))
}
