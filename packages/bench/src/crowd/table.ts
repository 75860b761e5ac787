import type { DrawingFigure } from './drawings.ts'
import type { UploadFigure } from './uploads.ts'

/** Figures of a run. */
export interface CrowdReport {
  /** Load averages when the run began. */
  load: readonly number[]
  drawings: readonly DrawingFigure[]
  uploads: readonly UploadFigure[]
}

/** Goal: longest answer of /healthz while documents or pages are rendered, ms. */
const healthGoalMs = 50
/** Goal: largest ratio of an upload's p99 under load to its p99 alone. */
const uploadGoalRatio = 2

const timesAlone = ({ uploads }: CrowdReport, { p99 }: UploadFigure): number => p99 / (uploads[0]?.p99 ?? p99)
const judged = (reached: boolean, goal: string): string => `${goal}: ${reached ? 'reached' : 'missed'}`
const statuses = (others: Record<string, number>): string =>
  Object.entries(others)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** The missed goals, as sentences. */
export const missedGoals = (report: CrowdReport): string[] => [
  ...report.drawings.flatMap(({ what, middle }) =>
    middle > healthGoalMs ? [`/healthz took ${middle.toFixed(0)} ms while ${what} were drawn`] : [],
  ),
  ...report.uploads.flatMap((figure) => {
    const times = timesAlone(report, figure)
    return times > uploadGoalRatio || figure.refused > 0
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
        `| ${what} | ${rounds} | ${middle.toFixed(1)} | ${longest.toFixed(1)} | ${doneMs.toFixed(0)} | ${judged(middle <= healthGoalMs, `≤ ${healthGoalMs}`)} |`,
    ),
    '',
    'A person’s uploads of 2,400 × 1,600 pixels, one after the other, ms:',
    '',
    '| beside | uploads | refused | p50 | p99 | times alone | the others were answered | goal |',
    '|---|--:|--:|--:|--:|--:|---|---|',
    ...report.uploads.map((figure) => {
      const times = timesAlone(report, figure)
      return `| ${figure.beside} | ${figure.uploads} | ${figure.refused} | ${figure.p50.toFixed(0)} | ${figure.p99.toFixed(0)} | ${times.toFixed(1)} | ${statuses(figure.others) || '–'} | ${judged(times <= uploadGoalRatio && figure.refused === 0, `≤ ${uploadGoalRatio}`)} |`
    }),
  ].join('\n')
