import type { ScrollFigure } from './measure-scroll.ts'

/** Longest frame of a scroll on the phone profile, ms. */
export const longestFrameGoal = 50

/** The figures as a Markdown table. */
export const asMarkdown = (figures: readonly ScrollFigure[]): string =>
  [
    '| scroll, phone profile | frames | p99 frame | longest frame | longest task | goal |',
    '|---|--:|--:|--:|--:|---|',
    ...figures.map(
      ({ name, frames, p99Frame, longestFrame, longestTask }) =>
        `| ${name} | ${frames} | ${p99Frame.toFixed(1)} ms | ${longestFrame.toFixed(1)} ms | ${longestTask.toFixed(1)} ms | ≤ ${longestFrameGoal} ms: ${longestFrame <= longestFrameGoal ? 'reached' : 'missed'} |`,
    ),
  ].join('\n')
