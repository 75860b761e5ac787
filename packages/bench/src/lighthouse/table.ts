import type { PageScores } from './measure-page.ts'

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** The scores as a Markdown table, with the audits that lost points. */
export const asMarkdown = (pages: readonly PageScores[]): string => {
  const rows = pages.map(
    ({ path, scores, firstPaint, largestPaint, blocking, layoutShift }) =>
      `| ${path} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${scores.seo} | ${seconds(firstPaint)} | ${seconds(largestPaint)} | ${Math.round(blocking)} ms | ${layoutShift.toFixed(3)} |`,
  )
  const complaints = pages.flatMap(({ path, complaints: all }) =>
    all.length > 0 ? [`- ${path}: ${all.slice(0, 8).join(', ')}`] : [],
  )
  return [
    '| page, phone profile | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | layout shift |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    ...(complaints.length > 0 ? ['', 'What costs points:', '', ...complaints] : []),
  ].join('\n')
}
