type Timer = ReturnType<typeof setTimeout>

/** Timers that pages have asked for since the last page was left. */
const timers = new Set<Timer>()
// A stopped clock knows only its own timers.
const end = clearTimeout

const remembering = <A extends readonly unknown[]>(ask: (...given: A) => Timer) =>
  new Proxy(ask, {
    apply: (_ask, self, given) => {
      const timer: Timer = Reflect.apply(ask, self, given)
      timers.add(timer)
      return timer
    },
  })

/** Remembers timers from now on. */
export const rememberTimers = (): void => {
  for (const name of ['setTimeout', 'setInterval'] as const)
    Object.defineProperty(globalThis, name, {
      value: remembering(globalThis[name]),
      configurable: true,
      writable: true,
    })
}

/** Ends the timers of a page that is left, as browsers do. */
export const endTimers = (): void => {
  for (const timer of timers) end(timer)
  timers.clear()
}
