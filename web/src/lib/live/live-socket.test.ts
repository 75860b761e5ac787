import { afterEach, expect, it, vi } from 'vitest'
import { openLiveSocket, reconnectDelay } from './live-socket.ts'

it('the delay grows with each failed attempt, up to a limit', () => {
  expect(reconnectDelay(0, 1)).toBe(500)
  expect(reconnectDelay(3, 1)).toBe(4000)
  expect(reconnectDelay(40, 1)).toBe(20_000)
  expect(reconnectDelay(3, 0)).toBe(2000)
})

/** A window whose sockets and timers the test controls. */
const openOnPage = () => {
  const sockets: EventTarget[] = []
  class FakeSocket extends EventTarget {
    constructor(_url: URL) {
      super()
      sockets.push(this)
    }
    close(): void {
      sockets.splice(sockets.indexOf(this), 1)
    }
  }
  const timers: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    location: { href: 'https://nordbo.example/trips' },
    setTimeout: (work: () => void) => timers.push(work),
    clearTimeout: () => undefined,
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', page)
  const calls: string[] = []
  const end = openLiveSocket({
    onNotice: () => calls.push('notice'),
    onReconnect: () => calls.push('back'),
    onSessionEnded: () => calls.push('ended'),
  })
  return { sockets, timers, page, calls, end }
}
const closed = (code: number) => Object.assign(new Event('close'), { code })

afterEach(() => vi.unstubAllGlobals())

it('reconnects after a break, but after too many connections only once the page is used', () => {
  const { sockets, timers, page, calls, end } = openOnPage()
  sockets[0]?.dispatchEvent(new Event('open'))
  sockets[0]?.dispatchEvent(closed(1006))
  expect([sockets.length, timers.length]).toEqual([1, 1])
  timers[0]?.()
  sockets[1]?.dispatchEvent(closed(4429))
  expect([sockets.length, timers.length]).toEqual([2, 1])
  page.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('pointerdown'))
  expect(sockets).toHaveLength(3)
  sockets[2]?.dispatchEvent(new Event('open'))
  expect(calls).toEqual(['back'])
  sockets[2]?.dispatchEvent(closed(4429))
  end()
  page.dispatchEvent(new Event('focus'))
  expect(sockets).toHaveLength(2)
})

it('reports a reconnect when it first opens after a failed attempt', () => {
  const { sockets, timers, calls } = openOnPage()
  sockets[0]?.dispatchEvent(closed(1006))
  timers[0]?.()
  expect(calls).toEqual([])
  sockets[1]?.dispatchEvent(new Event('open'))
  expect(calls).toEqual(['back'])
})

it('reports no reconnect when it opens at once, because the page has just fetched its data', () => {
  const { sockets, calls } = openOnPage()
  sockets[0]?.dispatchEvent(new Event('open'))
  expect(calls).toEqual([])
})
