/** Why the server closes when the session ended (architecture.md, Live). */
const sessionEnded = 4401
/** Why it closes the oldest of too many that one person has open. */
const tooMany = 4429
const firstDelayMs = 500
const longestDelayMs = 20_000

export interface LiveHandlers {
  /** A notice arrived. */
  onNotice(text: string): void
  /** The line is back after a break, or came late at first: what happened meanwhile is unknown. */
  onReconnect(): void
  /** The session ended; the line stays closed. */
  onSessionEnded(): void
}

/** Delay before the n-th attempt, ms: doubling, bounded, spread so that a restart is not answered by everyone at once. */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + random / 2)

/** Keeps one WebSocket open until the answer is called. */
export const openLiveSocket = (handlers: LiveHandlers): (() => void) => {
  let closed = false
  let attempt = 0
  let wasOpen = false
  let socket: WebSocket | null = null
  let timer = 0

  let used = new AbortController()

  /** Coming back by itself it would push out another, which would come back as well. */
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
