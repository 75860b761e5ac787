import type { Floor } from './floors.ts'
import type { LongThreadFigure } from './long-thread.ts'
import type { TalkFigure } from './measure-talks.ts'
import type { MessageSettings } from './settings.ts'

/** What a run has found. */
export interface MessageFigures {
  machine: readonly string[]
  settings: MessageSettings
  echo: Floor
  nats: Floor
  steady: TalkFigure
  killed: TalkFigure
  long: readonly LongThreadFigure[]
}

const goals = { p50: 10, p99: 50, socketKb: 30, resumeMs: 5_000, cpuMs: 2, longMs: 50 } as const

const total = ({ cpuMs }: TalkFigure): number => Object.values(cpuMs).reduce((sum, ms) => sum + ms, 0)

interface Check {
  what: string
  found: string
  goal: string
  isReached: boolean
}
const atMost = (what: string, value: number, most: number, unit: string): Check => ({
  ...{ what, found: `${value.toFixed(1)} ${unit}`, goal: `≤ ${most} ${unit}`, isReached: value <= most },
})
const none = (what: string, count: number): Check => ({ what, found: String(count), goal: '0', isReached: count === 0 })

const checksOf = ({ steady, killed, long }: MessageFigures): Check[] => [
  atMost('PUT to the other’s socket, p50', steady.p50, goals.p50, 'ms'),
  atMost('PUT to the other’s socket, p99', steady.p99, goals.p99, 'ms'),
  none('lost', steady.lost),
  none('came twice', steady.again),
  none('came before an earlier one', steady.early),
  atMost('memory of the BFF per socket', steady.socketKb, goals.socketKb, 'kB'),
  atMost('CPU of a message, all processes', total(steady), goals.cpuMs, 'ms'),
  none('lost, with the BFF killed', killed.lost),
  none('sockets that did not resume', killed.broken - killed.resumed),
  atMost('from the first socket to the last resumed', killed.resumeMs, goals.resumeMs, 'ms'),
  ...long.map(({ what, measured }) => atMost(`a long thread: ${what}, p99`, measured.p99, goals.longMs, 'ms')),
]

/** Whether every goal is reached. */
export const isReached = (figures: MessageFigures): boolean => checksOf(figures).every((check) => check.isReached)

const ms = (value: number): string => value.toFixed(2)

/** The figures, as they stand in docs/performance.md. */
export const asMarkdown = (figures: MessageFigures): string => {
  const { machine, settings, echo, nats, steady, killed } = figures
  const parts = Object.entries(steady.cpuMs)
    .filter(([, used]) => used >= 0.01)
    .toSorted(([, a], [, b]) => b - a)
  return [
    ...machine,
    '',
    `${settings.sockets} sockets, ${settings.perSecond} messages a second for ${settings.seconds} s, and a thread of ${settings.long} messages:`,
    '',
    '| what | found | goal | |',
    '|---|--:|--:|---|',
    ...checksOf(figures).map(
      ({ what, found, goal, isReached: reached }) =>
        `| ${what} | ${found} | ${goal} | ${reached ? 'reached' : 'missed'} |`,
    ),
    '',
    'Beside the floors, in the same run. That of a message is a bare WebSocket echo and NATS, each alone; a message is stored besides:',
    '',
    '| what | p50, ms | p99, ms | memory per socket, kB |',
    '|---|--:|--:|--:|',
    `| a bare WebSocket echo | ${ms(echo.p50)} | ${ms(echo.p99)} | ${(echo.socketKb ?? 0).toFixed(1)} |`,
    `| NATS, publish to subscribe | ${ms(nats.p50)} | ${ms(nats.p99)} | |`,
    `| a message, PUT to the other’s socket | ${ms(steady.p50)} | ${ms(steady.p99)} | ${steady.socketKb.toFixed(1)} |`,
    `| the same while the BFF is killed | ${ms(killed.p50)} | ${ms(killed.p99)} | |`,
    '',
    `CPU of a message, ms: ${parts.map(([part, used]) => `${part} ${used.toFixed(2)}`).join(', ')}. With the sockets open and nobody writing the system uses ${steady.restMs.toFixed(0)} ms a second, which are left out.`,
  ].join('\n')
}
