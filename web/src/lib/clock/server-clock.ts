/** Milliseconds by which the server's clock is ahead of the browser's. Countdowns and "today" use it. */
let offsetMs = 0

const subscribers = new Set<() => void>()

/** Calls `follow` whenever a server time is set. Returns the function that unsubscribes. */
export const onServerNow = (follow: () => void): (() => void) => {
  subscribers.add(follow)
  return () => void subscribers.delete(follow)
}

/** Sets the clock to the server's `now`, ISO 8601. Ignores an invalid time. */
export const setServerNow = (now: string): void => {
  const instant = Date.parse(now)
  if (!Number.isFinite(instant)) return
  offsetMs = instant - Date.now()
  for (const follow of subscribers) follow()
}

/** The server's time, ms. The browser's until the server's is set. */
export const serverNow = (): number => Date.now() + offsetMs

/** Milliseconds by which the server's clock is ahead. Another value means that the server's time was set. */
export const serverAheadMs = (): number => offsetMs
