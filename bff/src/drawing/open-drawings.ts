import { setTimeout as pause } from 'node:timers/promises'
import { copenhagenDate, type Receipt } from '@nordbo/contracts'
import { type Logger, openThreadPool, type QueuedTask, type QueueOutcome } from '@nordbo/service-kit'
import type { ApiPayoutStatement } from '../api/payout.ts'
import type { BffConfig } from '../config.ts'
import { ProblemError } from '../http/problems.ts'
import type { FirstScreenWish } from '../pages/read-build.ts'
import type { ReceiptLanguage } from '../receipts/receipt-words.ts'
import type * as program from './draw-program.ts'
import { keepDrawings } from './keep-drawings.ts'

/** What is drawn away from the thread that answers requests. `who` takes turns with others: a person, or a client's network. */
export interface Drawings {
  /** A page's first screen; empty where it is not drawn soon: the page is better without it than late. */
  firstScreen(build: string, wish: FirstScreenWish, who: string): Promise<string>
  /** A receipt as a PDF. Refuses with `service.busy`. */
  receipt(receipt: Receipt, language: ReceiptLanguage, who: string): Promise<Uint8Array>
  /** A payout's statement of this day as a PDF. Refuses with `service.busy`. */
  statement(payout: ApiPayoutStatement, language: ReceiptLanguage, now: Date, who: string): Promise<Uint8Array>
  stop(): Promise<void>
}

/** What a screen says of time ("booked 2 hours ago") may be this old, ms. */
const minuteMs = 60_000
/** How long a page waits for its first screen, ms. */
const screenMs = 2_000
/** How long a paper waits for its turn, ms. */
const paperMs = 20_000
const stuckMs = 30_000
const busySeconds = 10
const most = { screens: 200, papers: 60 } as const

/** One pool for papers and first screens; papers leave a thread to pages. */
export const openDrawings = (
  { DRAWINGS_AT_ONCE: atOnce, PATIENCE: patience }: Pick<BffConfig, 'DRAWINGS_AT_ONCE' | 'PATIENCE'>,
  log: Pick<Logger, 'warn'>,
): Drawings => {
  const pool = openThreadPool<typeof program>({
    program: new URL('./draw-program.ts', import.meta.url),
    taskTimeoutMs: stuckMs * patience,
    minThreads: 1,
    atOnce,
    perPerson: atOnce,
    perKind: { paper: Math.max(1, atOnce - 1) },
    waiting: 96,
    waitingPerPerson: 24,
  })
  const screens = keepDrawings<string>(most.screens)
  const papers = keepDrawings<Uint8Array>(most.papers)
  const within = (ms: number): AbortSignal => AbortSignal.timeout(ms * patience)

  /** A paper by what stands on it. */
  const paper = async (
    drawnFrom: unknown,
    draw: (turn: QueuedTask) => Promise<QueueOutcome<Uint8Array>>,
    who: string,
  ) => {
    const drawn = await papers(drawnFrom, async () => {
      const turned = await draw({ owner: who, kind: 'paper', signal: within(paperMs) })
      return turned.ran ? turned.value : undefined
    })
    if (!drawn) throw new ProblemError('service.busy', { retryAfterSeconds: busySeconds })
    return drawn
  }

  return {
    firstScreen: async (build, wish, who) => {
      const { now, ...shown } = wish
      const drawing = screens([build, Math.floor(Date.parse(now) / minuteMs), shown], async () => {
        const turned = await pool.run('firstScreen', { owner: who, signal: within(screenMs) }, () => ({ build, wish }))
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
      paper(['receipt', receipt, language], (turn) => pool.run('receipt', turn, () => ({ receipt, language })), who),
    statement: (payout, language, now, who) => {
      const job = { payout, language, now: now.toISOString() }
      const drawnFrom = ['statement', payout, language, copenhagenDate(now)]
      return paper(drawnFrom, (turn) => pool.run('statement', turn, () => job), who)
    },
    stop: () => pool.stop(),
  }
}
