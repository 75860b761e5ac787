import type { Figure } from '../lines/measure.ts'

/** The figures of searches for hotels. */
export interface HotelFigures {
  machine: string[]
  hotels: number
  /** The statements of its questions alone, with Fastify and pg. */
  floor: Figure
  api: Figure
}

/** Answers a second by those of the floor, at least, and p99 in ms, at most. */
const goal = { ratio: 0.5, p99: 30 } as const

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const mark = (reached: boolean): string => (reached ? 'reached' : 'missed')
const figure = ({ perSecond, p50, p99 }: Figure): string =>
  `${count(perSecond)} · ${p50.toFixed(1)} · ${p99.toFixed(1)}`
const ratioOf = ({ api, floor }: HotelFigures): number => api.perSecond / floor.perSecond

/** Whether both goals are reached. */
export const isReached = (figures: HotelFigures): boolean =>
  ratioOf(figures) >= goal.ratio && figures.api.p99 <= goal.p99

/** The processes that take the most CPU of an answer, the greatest first. */
const dominating = ({ cpuMs }: Figure): string =>
  Object.entries(cpuMs)
    .filter(([name, ms]) => name !== 'load' && ms >= 0.05)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${ms.toFixed(2)}`)
    .join(', ')

/** The figures as Markdown. */
export const asMarkdown = (figures: HotelFigures): string => {
  const { machine, hotels, floor, api } = figures
  return [
    ...machine,
    '',
    'Answers a second · p50 ms · p99 ms, at 16 in flight. The floor is raw Fastify and pg with the same statements:',
    '',
    '| line | hotels | floor | public API | ratio | goal |',
    '|---|--:|--:|--:|--:|---|',
    `| hotels | ${count(hotels)} | ${figure(floor)} | ${figure(api)} | ${ratioOf(figures).toFixed(2)} | ≥ ${goal.ratio}: ${mark(ratioOf(figures) >= goal.ratio)}, p99 ≤ ${goal.p99} ms: ${mark(api.p99 <= goal.p99)} |`,
    '',
    `CPU of an answer, ms: ${dominating(api)}; of the floor: ${dominating(floor)}.`,
  ].join('\n')
}
