const watching = new Map<Element, Set<ViewObserver>>()

/** Without a layout nothing comes near the screen, until a test says so. */
export class ViewObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element): void {
    watching.set(target, (watching.get(target) ?? new Set()).add(this))
  }

  unobserve(target: Element): void {
    watching.get(target)?.delete(this)
  }

  disconnect(): void {
    for (const observers of watching.values()) observers.delete(this)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }

  /** Says that an element is on screen. */
  see(target: Element): void {
    const box = target.getBoundingClientRect()
    const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: null, time: 0 }
    this.#tell([{ ...seen, target, isIntersecting: true, intersectionRatio: 1 }], this)
  }
}

/** Scrolls, so to speak, past the whole page: what appears only when it comes near, such as the calendar of a home, appears. */
export const scrollThrough = (): void => {
  for (const [target, observers] of watching)
    for (const observer of observers) if (target.isConnected) observer.see(target)
}

/** Forgets what was watched. */
export const forgetView = (): void => watching.clear()
