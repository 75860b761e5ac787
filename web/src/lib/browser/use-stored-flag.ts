import { useState } from 'react'

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // Storage can be switched off: then nothing is remembered.
  }
}

/** A yes that this browser remembers, and how to give or take it. */
export const useStoredFlag = (name: string): [boolean, (yes: boolean) => void] => {
  const key = `nordbo-${name}`
  const [yes, setYes] = useState(() => read(key))
  const remember = (next: boolean): void => {
    setYes(next)
    try {
      if (next) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
    } catch {
      // Shown as said, until the next load.
    }
  }
  return [yes, remember]
}
