import type { DeviceName } from '@nordbo/contracts'
import Bowser from 'bowser'

const names = {
  browser: new Set(Object.values(Bowser.BROWSER_MAP)),
  system: new Set(Object.values(Bowser.OS_MAP)),
}

const known = (all: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && all.has(name) ? name : null

/** The browser and the system that a user agent names. Unknown names are none: they would be a stranger's words in a letter. */
export const deviceNameOf = (userAgent: string | null): DeviceName => {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: known(names.browser, browser.name), system: known(names.system, os.name) }
}
