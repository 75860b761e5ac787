import lighthouse from 'lighthouse'

/** Goals of each page's scores, 0 to 100 (docs/product/surface.md, Bars). */
export const scoreGoals = [
  { category: 'performance', least: 90 },
  { category: 'accessibility', least: 100 },
  { category: 'best-practices', least: 95 },
  { category: 'seo', least: 95 },
] as const
type Category = (typeof scoreGoals)[number]['category']

/** Lighthouse's result for a page. */
export interface PageScores {
  path: string
  scores: Record<Category, number>
  /** ms. */
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Audits that cost points, worst first. */
  complaints: string[]
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const lookOnce = async (path: string, url: string, port: number): Promise<PageScores | null> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: scoreGoals.map(({ category }) => category),
  })
  // The browser's trace of the load was incomplete.
  if (!result || result.lhr.runtimeError) return null
  const { categories, audits } = result.lhr
  const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    complaints: Object.values(audits)
      .filter(
        ({ score: points, scoreDisplayMode }) => points !== null && points < 0.9 && scoreDisplayMode !== 'informative',
      )
      .sort((one, other) => (one.score ?? 0) - (other.score ?? 0))
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }
}

/** Measures a page several times and returns the result with the median performance. */
export const measurePage = async (path: string, url: string, port: number, times: number): Promise<PageScores> => {
  const looks: PageScores[] = []
  for (let tries = 0; looks.length < times; tries++) {
    if (tries === 2 * times) throw new Error(`Lighthouse could not record ${path}`)
    const look = await lookOnce(path, url, port)
    if (look) looks.push(look)
  }
  const middle = median(looks.map(({ scores }) => scores.performance))
  const chosen = looks.find(({ scores }) => scores.performance === middle)
  if (!chosen) throw new Error(`nobody looked at ${path}`)
  return chosen
}
