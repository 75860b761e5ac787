import type { DeviceName } from '@nordbo/contracts'
import Bowser from 'bowser'

/** The browser and the system that a user agent names. */
export const deviceNameOf = (userAgent: string | null): DeviceName => {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
