/** Close code for an ended session (architecture.md, Live). */
const sessionEnded = 4401
/** Close code for the oldest of a person's connections when there are too many. */
const tooMany = 4429
const firstDelayMs = 500
const longestDelayMs = 20_000

export interface LiveHandlers {
  /** A notice arrived, as JSON text. */
  onNotice(text: string): void
  /** Connected after a break or a failed first attempt: notices may have been missed. */
  onReconnect(): void
  /** The session ended. The socket stays closed. */
  onSessionEnded(): void
}

/**
 * Delay before the n-th attempt, ms: doubling up to a limit, with random spread, so that clients do not all return
 * at once after a restart.
 */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + random / 2)

/** Keeps a WebSocket open and reconnects it. Returns the function that closes it. */
export const openLiveSocket = (handlers: LiveHandlers): (() => void) => {
  let closed = false
  let attempt = 0
  let wasOpen = false
  let socket: WebSocket | null = null
  let timer = 0

  let used = new AbortController()

  /** Waits for input on the page. Reconnecting at once would push out another connection, which would reconnect too. */
  const connectWhenUsed = (): void => {
    used = new AbortController()
    const back = (): void => {
      used.abort()
      connect()
    }
    for (const sign of ['focus', 'pointerdown', 'keydown']) window.addEventListener(sign, back, { signal: used.signal })
  }

  const connect = (): void => {
    const url = new URL('/ws', window.location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    socket = new WebSocket(url)
    socket.addEventListener('open', () => {
      if (wasOpen || attempt > 0) handlers.onReconnect()
      attempt = 0
      wasOpen = true
    })
    socket.addEventListener('message', (event) => {
      if (typeof event.data === 'string') handlers.onNotice(event.data)
    })
    socket.addEventListener('close', (event) => {
      if (closed) return
      if (event.code === sessionEnded) return handlers.onSessionEnded()
      if (event.code === tooMany) return connectWhenUsed()
      timer = window.setTimeout(connect, reconnectDelay(attempt++, Math.random()))
    })
  }

  connect()
  return () => {
    closed = true
    window.clearTimeout(timer)
    used.abort()
    socket?.close()
  }
}
