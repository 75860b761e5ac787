import fc from 'fast-check'

/** Properties try the same cases in every run; `npm run prove` tries others, and tells the seed of one that fails. */
if (process.env.NORDBO_COUNTS !== 'prove') fc.configureGlobal({ seed: Number(process.env.NORDBO_SEED ?? 20_261_120) })
