import { afterEach, expect, it, vi } from 'vitest'
import { openLiveSocket, reconnectDelay } from './live-socket.ts'

it('the delay grows with each failed attempt, up to a limit', () => {
  expect(reconnectDelay(0, 1)).toBe(500)
  expect(reconnectDelay(3, 1)).toBe(4000)
  expect(reconnectDelay(10, 1)).toBe(4000)
  expect(reconnectDelay(40, 1)).toBe(20_000)
  expect(reconnectDelay(3, 0)).toBe(2000)
})

/** A window whose sockets and timers the test controls. */
const openOnPage = () => {
  const sockets: EventTarget[] = []
  const sent: string[] = []
  class FakeSocket extends EventTarget {
    constructor(_url: URL) {
      super()
      sockets.push(this)
    }
    send(text: string): void {
      sent.push(text)
    }
    close(): void {
      sockets.splice(sockets.indexOf(this), 1)
    }
  }
  const timers: (() => void)[] = []
  /** Timers that wait for a line to be silent too long, and for one that does not open. */
  const silences: (() => void)[] = []
  const openings: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    location: { href: 'https://nordbo.example/trips' },
    setTimeout: (work: () => void, ms: number) =>
      (ms === 75_000 ? silences : ms === 5_000 ? openings : timers).push(work),
    clearTimeout: () => undefined,
  })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('window', page)
  const calls: string[] = []
  let send: ((text: string) => void) | null = null
  const end = openLiveSocket({
    onSender: (now) => {
      send = now
    },
    onNotice: () => calls.push('notice'),
    onReconnect: () => calls.push('back'),
    onSessionEnded: () => calls.push('ended'),
  })
  return { sockets, timers, silences, openings, page, calls, end, sent, send: (text: string) => send?.(text) }
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

it('a line that is silent too long is given up, and another is opened', () => {
  const { sockets, timers, silences, calls } = openOnPage()
  sockets[0]?.dispatchEvent(new Event('open'))
  const first = sockets[0]
  silences.at(-1)?.()
  // Its late end is of no more interest.
  first?.dispatchEvent(closed(1006))
  expect([sockets.length, timers.length]).toEqual([0, 1])
  timers[0]?.()
  sockets[0]?.dispatchEvent(new Event('open'))
  expect(calls).toEqual(['back'])
})

it('a line that does not open is given up soon, for another attempt', () => {
  const { sockets, timers, openings } = openOnPage()
  openings[0]?.()
  expect([sockets.length, timers.length]).toEqual([0, 1])
  timers[0]?.()
  expect(sockets).toHaveLength(1)
})

it('asks again after a while when the server may have missed something, as after a break', () => {
  const { sockets, timers, calls } = openOnPage()
  sockets[0]?.dispatchEvent(new Event('open'))
  sockets[0]?.dispatchEvent(Object.assign(new Event('message'), { data: '{"v":1,"type":"missed"}' }))
  expect(calls).toEqual([])
  timers[0]?.()
  expect(calls).toEqual(['back'])
})

it('sends while it is open only', () => {
  const { sockets, sent, send } = openOnPage()
  send('too early')
  sockets[0]?.dispatchEvent(new Event('open'))
  send('now')
  sockets[0]?.dispatchEvent(closed(1006))
  send('too late')
  expect(sent).toEqual(['now'])
})
