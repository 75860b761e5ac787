import type { DrawingFigure } from './drawings.ts'
import type { GuessFigure } from './guesses.ts'
import type { UploadFigure } from './uploads.ts'

/** Figures of a run. */
export interface CrowdReport {
  /** Load averages when the run began. */
  load: readonly number[]
  drawings: readonly DrawingFigure[]
  uploads: readonly UploadFigure[]
  guesses: readonly GuessFigure[]
}

/** Goal: longest answer of /healthz while documents or pages are rendered, ms. */
const healthGoalMs = 50
/** Goal: largest ratio of an upload's p99 under load to its p99 alone. */
const uploadGoalRatio = 2
/** Goal: largest ratio of a search's p99 beside guesses to its p99 alone. */
const guessGoalRatio = 2

const timesAlone = ({ uploads }: CrowdReport, { p99 }: UploadFigure): number => p99 / (uploads[0]?.p99 ?? p99)
const timesCalm = ({ guesses }: CrowdReport, { p99 }: GuessFigure): number => p99 / (guesses[0]?.p99 ?? p99)
const guessHolds = (report: CrowdReport, figure: GuessFigure): boolean =>
  timesCalm(report, figure) <= guessGoalRatio && figure.withoutRetryAfter === 0 && figure.ownerSignsIn
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
  ...report.guesses.flatMap((figure) =>
    guessHolds(report, figure)
      ? []
      : [
          `beside guesses from ${figure.from} searches took ${timesCalm(report, figure).toFixed(1)} times as long, the owner ${figure.ownerSignsIn ? 'signed in' : 'was locked out'}`,
        ],
  ),
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
    '',
    '10,000 guesses of one person’s password, 16 at once, beside another person’s searches, ms:',
    '',
    '| guesses from | searches | p50 | p99 | times alone | the guesses were answered | 429 without Retry-After | the owner signs in | goal |',
    '|---|--:|--:|--:|--:|---|--:|---|---|',
    ...report.guesses.map((figure) => {
      const times = timesCalm(report, figure)
      return `| ${figure.from} | ${figure.searches} | ${figure.p50.toFixed(1)} | ${figure.p99.toFixed(1)} | ${times.toFixed(1)} | ${statuses(figure.answers) || '–'} | ${figure.withoutRetryAfter} | ${figure.ownerSignsIn ? 'yes' : 'no'} | ${judged(guessHolds(report, figure), `≤ ${guessGoalRatio}`)} |`
    }),
  ].join('\n')
