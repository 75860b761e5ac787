// The program of the worker threads. PDF code is loaded when it is first used, so that pages do not wait for it.
import type { Receipt } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'
import { z } from 'zod'
import type { FirstScreenInput } from '../pages/read-build.ts'
import type { ApiPayoutStatement } from '../payouts/shapes.ts'
import type { ReceiptLanguage } from '../receipts/receipt-words.ts'
import type { ShareFacts } from '../share-pictures/draw-share-picture.ts'

const Drawing = z.object({
  drawFirstScreen: z.custom<(input: FirstScreenInput) => string>((value) => typeof value === 'function'),
})

/** Draws a page's first screen with the module of the web's build. */
export const firstScreen = async ({ build, input }: { build: string; input: FirstScreenInput }) =>
  Drawing.parse(await import(build)).drawFirstScreen(input)

/** Writes a receipt as a PDF. */
export const receipt = async ({ receipt, language }: { receipt: Receipt; language: LanguageCode }) => {
  const { writeReceiptPdf } = await import('../receipts/receipt-pdf.ts')
  return new Uint8Array(await writeReceiptPdf(receipt, language))
}

/** Writes a payout's statement as a PDF; `now` in ISO 8601. */
export const statement = async (job: { payout: ApiPayoutStatement; language: ReceiptLanguage; now: string }) => {
  const { writeStatementPdf } = await import('../payouts/statement-pdf.ts')
  return new Uint8Array(await writeStatementPdf(job.payout, job.language, new Date(job.now)))
}

/** Draws the picture of a link preview as JPEG; `photo` as WebP. */
export const sharePicture = async (job: { facts: ShareFacts; photo: Uint8Array | null }) => {
  const { drawSharePicture } = await import('../share-pictures/draw-share-picture.ts')
  return new Uint8Array(await drawSharePicture(job.facts, job.photo))
}
