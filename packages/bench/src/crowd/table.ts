import type { DrawingFigure } from './drawings.ts'
import type { UploadFigure } from './uploads.ts'

/** What was measured. */
export interface CrowdReport {
  /** Load averages when the run began. */
  load: readonly number[]
  drawings: readonly DrawingFigure[]
  uploads: readonly UploadFigure[]
}

/** ms: how long /healthz may take at most while papers or pages are drawn. */
const mostSilent = 50
/** How many times the p99 of an upload may be what it is alone. */
const mostTimes = 2

const timesAlone = ({ uploads }: CrowdReport, { p99 }: UploadFigure): number => p99 / (uploads[0]?.p99 ?? p99)
const judged = (reached: boolean, goal: string): string => `${goal}: ${reached ? 'reached' : 'missed'}`
const statuses = (others: Record<string, number>): string =>
  Object.entries(others)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** What missed its goal, in words. */
export const missedGoals = (report: CrowdReport): string[] => [
  ...report.drawings.flatMap(({ what, middle }) =>
    middle > mostSilent ? [`/healthz took ${middle.toFixed(0)} ms while ${what} were drawn`] : [],
  ),
  ...report.uploads.flatMap((figure) => {
    const times = timesAlone(report, figure)
    return times > mostTimes || figure.refused > 0
      ? [`beside ${figure.beside} uploads took ${times.toFixed(1)} times as long, and ${figure.refused} were refused`]
      : []
  }),
]

/** The figures as tables of Markdown. */
export const asMarkdown = (report: CrowdReport): string =>
  [
    `Load average when the run began: ${report.load.map((load) => load.toFixed(1)).join(', ')} (what else the machine was doing).`,
    '',
    'The longest answer of `/healthz`, ms:',
    '',
    '| while drawn | rounds | middle round | longest of all | a round took | goal |',
    '|---|--:|--:|--:|--:|---|',
    ...report.drawings.map(
      ({ what, rounds, middle, longest, doneMs }) =>
        `| ${what} | ${rounds} | ${middle.toFixed(1)} | ${longest.toFixed(1)} | ${doneMs.toFixed(0)} | ${judged(middle <= mostSilent, `≤ ${mostSilent}`)} |`,
    ),
    '',
    'A person’s uploads of 2,400 × 1,600 pixels, one after the other, ms:',
    '',
    '| beside | uploads | refused | p50 | p99 | times alone | the others were answered | goal |',
    '|---|--:|--:|--:|--:|--:|---|---|',
    ...report.uploads.map((figure) => {
      const times = timesAlone(report, figure)
      return `| ${figure.beside} | ${figure.uploads} | ${figure.refused} | ${figure.p50.toFixed(0)} | ${figure.p99.toFixed(0)} | ${times.toFixed(1)} | ${statuses(figure.others) || '–'} | ${judged(times <= mostTimes && figure.refused === 0, `≤ ${mostTimes}`)} |`
    }),
  ].join('\n')
