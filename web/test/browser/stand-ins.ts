import { openedAddresses } from './addresses.ts'
import { loseFocusOfDisabled } from './focus.ts'
import { screenWidth } from './screen.ts'
import { rememberTimers } from './timers.ts'
import { giveTurns } from './turns.ts'
import { ViewObserver } from './view.ts'

/** What jsdom lacks because it draws nothing. Each does the least that is true of a page without a layout. */

const nothing = (): void => undefined

/** jsdom reads no media queries: these are of the width of the screen; of others, such as dark mode, none holds. */
class ScreenQuery extends EventTarget {
  readonly media: string
  onchange = null

  constructor(media: string) {
    super()
    this.media = media
  }

  get matches(): boolean {
    const bounds = [...this.media.matchAll(/\((min|max)-width:\s*([\d.]+)(rem|px)\)/g)]
    const fits = ([, bound, size, unit]: RegExpMatchArray): boolean => {
      const pixels = Number(size) * (unit === 'rem' ? 16 : 1)
      return bound === 'min' ? screenWidth() >= pixels : screenWidth() <= pixels
    }
    return bounds.length > 0 && bounds.every(fits)
  }

  addListener = nothing
  removeListener = nothing
}

/** Without a layout nothing changes its size. */
class NothingResizes implements ResizeObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

/** Reads `/api/…` as browsers do: relative to the page. */
const relativeToPage = (NodeRequest: typeof Request): typeof Request =>
  class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, document.baseURI) : input, init)
    }
  }

/** Follows addresses outside the app as a list: jsdom opens no other page, and lets nobody replace what its own location does. */
const followingLocation = (location: Location): Location =>
  new Proxy(Object.create(location), {
    get: (_own, name) => {
      if (name === 'assign' || name === 'replace') return (address: string) => openedAddresses.push(`${address}`)
      if (name === 'reload') return () => openedAddresses.push(location.href)
      return Reflect.get(location, name)
    },
    set: (_own, name, value) => {
      if (name === 'href') openedAddresses.push(`${value}`)
      return name === 'href' || Reflect.set(location, name, value)
    },
  })

let filled = false

/** Gives the window what jsdom lacks, before the app is loaded. Files of one process share the window. */
export const fillWindow = (): void => {
  if (filled) return
  filled = true
  const put = (owner: object, values: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  put(globalThis, {
    Request: relativeToPage(globalThis.Request),
    location: followingLocation(globalThis.location),
    matchMedia: (media: string) => new ScreenQuery(media),
    IntersectionObserver: ViewObserver,
    ResizeObserver: NothingResizes,
    scrollTo: nothing,
    isSecureContext: true,
  })
  put(Element.prototype, {
    scrollTo: nothing,
    scrollBy: nothing,
    scrollIntoView: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
  })
  loseFocusOfDisabled()
  rememberTimers()
  giveTurns()
}
