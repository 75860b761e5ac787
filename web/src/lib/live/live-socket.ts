/** Close code for an ended session (architecture.md, Live). */
const sessionEnded = 4401
/** Close code for the oldest of a person's connections when there are too many. */
const tooMany = 4429
const firstDelayMs = 500
const longestDelayMs = 20_000
/** Longest delay of the first attempts: a server that starts again has everybody back within 5 s of being there, ms. */
const earlyDelayMs = 4_000
const earlyAttempts = 15
/** The server says something every 30 s. A line that is silent for longer has died without a word, ms. */
const longestSilenceMs = 75_000
/** While many return at once, the system drops attempts and repeats them ever more slowly; a new one is quicker, ms. */
const longestOpeningMs = 5_000
/** All browsers of a server hear at once that frames may be lost, so each asks after a random part of this time, ms. */
const spreadMs = 2_000
/** Frames may be lost, although this line did not break. */
const missedFrame = '{"v":1,"type":"missed"}'

export interface LiveHandlers {
  /** A notice arrived, as JSON text. */
  onNotice(text: string): void
  /** Connected after a break or a failed first attempt: notices may have been missed. */
  onReconnect(): void
  /** What sends over the socket while it is open; null while it is not. */
  onSender(send: ((text: string) => void) | null): void
  /** The session ended. The socket stays closed. */
  onSessionEnded(): void
}

/**
 * Delay before the n-th attempt, ms: doubling up to a limit, with random spread, so that clients do not all return
 * at once after a restart.
 */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(attempt < earlyAttempts ? earlyDelayMs : longestDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + random / 2)

/** Calls `silent` when nothing was heard within the time that it was last given. */
const watchSilence = (silent: () => void) => {
  let timer = 0
  const end = (): void => window.clearTimeout(timer)
  return {
    await: (ms: number): void => {
      end()
      timer = window.setTimeout(silent, ms)
    },
    end,
  }
}

const addressOfLine = (): URL => {
  const url = new URL('/ws', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

/** Waits for input on the page. Reconnecting at once would push out another connection, which would reconnect too. */
const whenUsed = (back: () => void): AbortController => {
  const used = new AbortController()
  const once = (): void => {
    used.abort()
    back()
  }
  for (const sign of ['focus', 'pointerdown', 'keydown']) window.addEventListener(sign, once, { signal: used.signal })
  return used
}

/** Keeps a WebSocket open and reconnects it. Returns the function that closes it. */
export const openLiveSocket = (handlers: LiveHandlers): (() => void) => {
  let closed = false
  let attempt = 0
  let wasOpen = false
  let socket: WebSocket | null = null
  let timer = 0
  let missed = 0
  let used: AbortController | null = null

  const end = (code: number): void => {
    if (closed) return
    window.clearTimeout(missed)
    handlers.onSender(null)
    if (code === sessionEnded) handlers.onSessionEnded()
    else if (code === tooMany) used = whenUsed(connect)
    else timer = window.setTimeout(connect, reconnectDelay(attempt++, Math.random()))
  }

  const connect = (): void => {
    const line = new WebSocket(addressOfLine())
    const listening = new AbortController()
    const { signal } = listening
    socket = line
    const stop = (code: number): void => {
      listening.abort()
      silence.end()
      end(code)
    }
    const silence = watchSilence(() => {
      // A dead line may take minutes to close.
      stop(0)
      line.close()
    })
    silence.await(longestOpeningMs)
    const hear = (text: string): void => {
      silence.await(longestSilenceMs)
      if (text === missedFrame) missed = window.setTimeout(handlers.onReconnect, Math.random() * spreadMs)
      else handlers.onNotice(text)
    }
    line.addEventListener(
      'open',
      () => {
        silence.await(longestSilenceMs)
        handlers.onSender((text) => line.send(text))
        if (wasOpen || attempt > 0) handlers.onReconnect()
        attempt = 0
        wasOpen = true
      },
      { signal },
    )
    line.addEventListener('message', ({ data }) => typeof data === 'string' && hear(data), { signal })
    line.addEventListener('close', ({ code }) => stop(code), { signal })
  }

  connect()
  return () => {
    closed = true
    window.clearTimeout(timer)
    window.clearTimeout(missed)
    used?.abort()
    handlers.onSender(null)
    socket?.close()
  }
}
