/** Whether this is `npm run prove`, which crawls in every language and judges how soon something happens. */
export const isFullRun = process.env.NORDBO_COUNTS === 'prove'

/** How long other runs wait for what is promised sooner, ms: other programs may hold a machine up. */
const patienceMs = 30_000

/** The options of an assertion of what is promised within `ms`. */
export const within = (ms: number): { timeout: number } => ({ timeout: isFullRun ? ms : patienceMs })
