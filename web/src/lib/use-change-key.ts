import { useRef } from 'react'

/** An idempotency key for what a form says now: the same until something in it changes, so that trying again is no second change. */
export const useChangeKey = (...said: readonly (string | number | null)[]): string => {
  const content = JSON.stringify(said)
  const held = useRef({ content, key: crypto.randomUUID() })
  if (held.current.content !== content) held.current = { content, key: crypto.randomUUID() }
  return held.current.key
}
