import { LRUCache } from 'lru-cache'
import { tagOf } from '../http/entity-tag.ts'
import type { AnsweredHomes, Freshness } from './freshness.ts'

const most = 20_000
const mostBytes = 64 * 1_024 * 1_024

/** An answer as it is sent. */
export interface SharedAnswer {
  /** JSON text. */
  text: string
  /** Its entity tag. */
  tag: string
}

/** What an answer is about. */
export interface SharedQuestion {
  /** Everything that the answer depends on besides time. */
  key: string
  homes: AnsweredHomes
}

/** Answers that all strangers share. */
export interface SharedAnswers {
  /** The stored answer, or that of `ask`, which returns JSON text. Equal questions at the same time are asked once. A failure is not stored. */
  find(question: SharedQuestion, ask: () => Promise<string>): Promise<SharedAnswer>
}

interface Asked {
  at: number
  answer: Promise<SharedAnswer>
}

/**
 * Stores answers for `keptMs` of real time, which bounds what a lost message can do, and at most until their homes change. 0 shares
 * nothing.
 */
export const createSharedAnswers = (freshness: Freshness, keptMs: number): SharedAnswers => {
  const toShared = (text: string): SharedAnswer => ({ text, tag: tagOf(text) })
  if (keptMs === 0) return { find: async (_, ask) => toShared(await ask()) }
  const asking = new Map<string, Asked>()
  const stored = new LRUCache<string, { at: number; answer: SharedAnswer }>({
    max: most,
    maxSize: mostBytes,
    ttl: keptMs,
    // A text with letters beyond Latin-1 takes two bytes for each.
    sizeCalculation: ({ answer: { text } }, key) => 2 * (text.length + key.length),
  })

  const askFor = (key: string, homes: AnsweredHomes, ask: () => Promise<string>): Promise<SharedAnswer> => {
    const at = freshness.now()
    const start = performance.now()
    const asked: Asked = { at, answer: ask().then(toShared) }
    asking.set(key, asked)
    const forget = (): void => {
      if (asking.get(key) === asked) asking.delete(key)
    }
    asked.answer.then((answer) => {
      // A change that was heard of meanwhile may be missing in the answer.
      if (freshness.isFresh(at, homes)) stored.set(key, { at, answer }, { start })
      forget()
    }, forget)
    return asked.answer
  }

  return {
    find: async ({ key, homes }, ask) => {
      const known = stored.get(key)
      if (known && freshness.isFresh(known.at, homes)) return known.answer
      const running = asking.get(key)
      if (running && freshness.isFresh(running.at, homes)) return running.answer
      return askFor(key, homes, ask)
    },
  }
}
