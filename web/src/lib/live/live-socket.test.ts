import { afterEach, expect, it, vi } from 'vitest'
import { openLiveSocket, reconnectDelay } from './live-socket.ts'

it('waits longer after each failed attempt, but never too long', () => {
  expect(reconnectDelay(0, 1)).toBe(500)
  expect(reconnectDelay(3, 1)).toBe(4000)
  expect(reconnectDelay(40, 1)).toBe(20_000)
  expect(reconnectDelay(3, 0)).toBe(2000)
})

/** A page whose lines and timers the test moves by hand. */
const openOnPage = () => {
  const sockets: EventTarget[] = []
  class Line extends EventTarget {
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
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('window', page)
  const told: string[] = []
  const end = openLiveSocket({
    onNotice: () => told.push('notice'),
    onReconnect: () => told.push('back'),
    onSessionEnded: () => told.push('ended'),
  })
  return { sockets, timers, page, told, end }
}
const closed = (code: number) => Object.assign(new Event('close'), { code })

afterEach(() => vi.unstubAllGlobals())

it('comes back by itself after a break, but when it was one too many only once its page is used', () => {
  const { sockets, timers, page, told, end } = openOnPage()
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
  expect(told).toEqual(['back'])
  sockets[2]?.dispatchEvent(closed(4429))
  end()
  page.dispatchEvent(new Event('focus'))
  expect(sockets).toHaveLength(2)
})

it('says that it is back also when it opens for the first time only after it failed', () => {
  const { sockets, timers, told } = openOnPage()
  sockets[0]?.dispatchEvent(closed(1006))
  timers[0]?.()
  expect(told).toEqual([])
  sockets[1]?.dispatchEvent(new Event('open'))
  expect(told).toEqual(['back'])
})

it('says nothing when it opens at once: the page has just fetched what it shows', () => {
  const { sockets, told } = openOnPage()
  sockets[0]?.dispatchEvent(new Event('open'))
  expect(told).toEqual([])
})
