import { useCallback, useState } from 'react'

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // Storage can be switched off. Drafts are then lost on a reload.
  }
}

const write = (key: string, text: string): void => {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** A text that survives a reload of this tab until it is emptied. Never use it for card numbers or passwords. */
export const useDraft = (name: string): [string, (text: string) => void] => {
  const key = `nordbo-draft-${name}`
  const [text, setText] = useState(() => read(key) ?? '')
  const change = useCallback(
    (next: string) => {
      setText(next)
      write(key, next)
    },
    [key],
  )
  return [text, change]
}
