/** How far the server's clock is ahead of the browser's, ms. Countdowns and "today" follow the server. */
let offsetMs = 0

const followers = new Set<() => void>()

/** Calls back whenever the server's `now` is taken over; the answer ends that. */
export const onServerNow = (follow: () => void): (() => void) => {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Takes the server's `now` over. */
export const setServerNow = (now: string): void => {
  const instant = Date.parse(now)
  if (!Number.isFinite(instant)) return
  offsetMs = instant - Date.now()
  for (const follow of followers) follow()
}

/** The server's time, as far as it is known, ms. */
export const serverNow = (): number => Date.now() + offsetMs
