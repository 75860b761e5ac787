import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copenhagenDate, type Receipt } from '@nordbo/contracts'
import { type Logger, openThreadPool, type QueuedTask, type QueueOutcome } from '@nordbo/service-kit'
import type { LanguageCode } from '@nordbo/texts'
import type { BffConfig } from '../core/config.ts'
import type { FirstScreenInput } from '../pages/read-build.ts'
import type { ApiPayoutStatement } from '../payouts/shapes.ts'
import { ProblemError } from '../problems/problems.ts'
import type { ReceiptLanguage } from '../receipts/receipt-words.ts'
import type { ShareFacts } from '../share-pictures/draw-share-picture.ts'
import { createRenderCache } from './render-cache.ts'
import type * as program from './render-program.ts'

/** Renders pages and PDFs on worker threads. `who` is the user or network by which the queue is shared fairly. */
export interface Renderer {
  /** The HTML of a page's first screen; empty when it is not ready in time. */
  firstScreen(build: string, input: FirstScreenInput, who: string): Promise<string>
  /** A receipt as a PDF. Throws `service.busy` when it must wait too long. */
  receipt(receipt: Receipt, language: LanguageCode, who: string): Promise<Uint8Array>
  /** A payout's statement as a PDF, dated `now`. Throws `service.busy` when it must wait too long. */
  statement(payout: ApiPayoutStatement, language: ReceiptLanguage, now: Date, who: string): Promise<Uint8Array>
  /**
   * The picture of a link preview as JPEG; undefined when it must wait too long. `photoKey` is the photo's name, by which pictures are
   * cached, and `readPhoto` its bytes as WebP.
   */
  sharePicture(
    facts: ShareFacts,
    photoKey: string | null,
    readPhoto: () => Promise<Uint8Array | null>,
    who: string,
  ): Promise<Uint8Array | undefined>
  stop(): Promise<void>
}

/** How long a first screen is reused although it shows times such as "booked 2 hours ago", ms. */
const minuteMs = 60_000
/** How long a page waits for its first screen, ms. */
const screenMs = 2_000
/** How long a PDF waits for its turn, ms. */
const pdfMs = 20_000
/** How long the picture of a link preview waits for its turn, ms. */
const pictureMs = 5_000
const stuckMs = 30_000
const busySeconds = 10
const most = { screens: 200, pdfs: 60, pictures: 200 } as const

// Threads read the environment of their process, so it is set before the first one starts.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL('../share-pictures/fonts.conf', import.meta.url))

/** One thread pool for PDFs, first screens and pictures. PDFs use all threads but one, pictures one. */
export const openRenderer = (
  { DRAWINGS_AT_ONCE: atOnce, PATIENCE: patience }: Pick<BffConfig, 'DRAWINGS_AT_ONCE' | 'PATIENCE'>,
  log: Pick<Logger, 'warn'>,
): Renderer => {
  const pool = openThreadPool<typeof program>({
    program: new URL('./render-program.ts', import.meta.url),
    taskTimeoutMs: stuckMs * patience,
    minThreads: 1,
    atOnce,
    perPerson: atOnce,
    perKind: { pdf: Math.max(1, atOnce - 1), picture: 1 },
    waiting: 96,
    waitingPerPerson: 24,
  })
  const screens = createRenderCache<string>(most.screens)
  const pdfs = createRenderCache<Uint8Array>(most.pdfs)
  const pictures = createRenderCache<Uint8Array>(most.pictures)
  const within = (ms: number): AbortSignal => AbortSignal.timeout(ms * patience)

  /** Renders a PDF, or returns the cached one of the same input. */
  const pdf = async (
    drawnFrom: unknown,
    draw: (turn: QueuedTask) => Promise<QueueOutcome<Uint8Array>>,
    who: string,
  ) => {
    const drawn = await pdfs(drawnFrom, async () => {
      const turned = await draw({ owner: who, kind: 'pdf', signal: within(pdfMs) })
      return turned.ran ? turned.value : undefined
    })
    if (!drawn) throw new ProblemError('service.busy', { retryAfterSeconds: busySeconds })
    return drawn
  }

  return {
    firstScreen: async (build, input, who) => {
      const { now, ...shown } = input
      const drawing = screens([build, Math.floor(Date.parse(now) / minuteMs), shown], async () => {
        const turned = await pool.run('firstScreen', { owner: who, signal: within(screenMs) }, () => ({ build, input }))
        return turned.ran ? turned.value : undefined
      }).catch((error: unknown) => {
        log.warn({ err: error }, 'a page goes out without its first screen')
        return undefined
      })
      const late = new AbortController()
      const enough = pause(screenMs * patience, '', { signal: late.signal, ref: false }).catch(() => '')
      const drawn = await Promise.race([drawing, enough])
      late.abort()
      return drawn ?? ''
    },
    receipt: (receipt, language, who) =>
      pdf(['receipt', receipt, language], (turn) => pool.run('receipt', turn, () => ({ receipt, language })), who),
    statement: (payout, language, now, who) => {
      const job = { payout, language, now: now.toISOString() }
      const drawnFrom = ['statement', payout, language, copenhagenDate(now)]
      return pdf(drawnFrom, (turn) => pool.run('statement', turn, () => job), who)
    },
    sharePicture: (facts, photoKey, readPhoto, who) =>
      pictures([facts, photoKey], async () => {
        const photo = await readPhoto()
        const turn = { owner: who, kind: 'picture', signal: within(pictureMs) }
        const turned = await pool.run('sharePicture', turn, () => ({ facts, photo }))
        return turned.ran ? turned.value : undefined
      }),
    stop: () => pool.stop(),
  }
}
