/** How far the server's clock is ahead of the browser's, ms. Countdowns and "today" follow the server. */
let offsetMs = 0

/** Takes the server's `now` over. */
export const setServerNow = (now: string): void => {
  const instant = Date.parse(now)
  if (Number.isFinite(instant)) offsetMs = instant - Date.now()
}

/** The server's time, as far as it is known, ms. */
export const serverNow = (): number => Date.now() + offsetMs
