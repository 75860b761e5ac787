import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FoundPlace } from './use-found-place.ts'

/** How long a found message is marked, ms. */
const markMs = 3_000

/** The message of a place, or the next one if it is gone. */
const messageAt = (box: HTMLElement, place: number): HTMLElement | undefined => {
  const all = [...box.querySelectorAll<HTMLElement>('[data-seq]')]
  return all.find(({ dataset }) => Number(dataset.seq) >= place) ?? all.at(-1)
}

interface FoundMark {
  place: FoundPlace
  /** The messages of the place are there, or the newest without one. */
  ready: boolean
  toMessage: (message: HTMLElement) => void
  toEnd: () => void
}

/**
 * Brings the message of the address into view once it is there, on each visit, and the newest once the place is left. Answers the message's
 * place while it is marked.
 */
export const useFoundMark = (
  box: RefObject<HTMLDivElement | null>,
  { place, ready, toMessage, toEnd }: FoundMark,
): number | null => {
  const [marked, setMarked] = useState<number | null>(null)
  const { seq, visit } = place
  const wasAway = useRef(false)
  useLayoutEffect(() => {
    if (!ready || !visit) return
    if (seq === null && wasAway.current) toEnd()
    wasAway.current = seq !== null
    const message = box.current && seq !== null ? messageAt(box.current, seq) : undefined
    if (!message) return
    toMessage(message)
    setMarked(Number(message.dataset.seq))
  }, [box, seq, visit, ready, toMessage, toEnd])
  useEffect(() => {
    if (marked === null) return
    const timer = window.setTimeout(() => setMarked(null), markMs)
    return () => window.clearTimeout(timer)
  }, [marked])
  return marked
}
