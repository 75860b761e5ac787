import { useState } from 'react'

const read = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // Storage can be switched off.
  }
}

/** A boolean that is stored in this browser, and its setter. */
export const useStoredFlag = (name: string): [boolean, (flag: boolean) => void] => {
  const key = `nordbo-${name}`
  const [flag, setFlag] = useState(() => read(key))
  const store = (next: boolean): void => {
    setFlag(next)
    try {
      if (next) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
    } catch {
      // Holds until the next load.
    }
  }
  return [flag, store]
}
