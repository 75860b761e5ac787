import { type DraftAnswers, defaultAnswers } from './answers.ts'

/** Answers that count only beside another one, as a form and the API have them. */
export interface DependentAnswers {
  introPercent?: number | null
  introFirstN?: number | null
  lastMinutePercent?: number | null
  lastMinuteDays?: number | null
  cleaningIncluded?: boolean | null
  cleaningFee?: number | null
  cleaningOre?: number | null
  bookingMode?: string | null
  requestAutoExpireHours?: number | null
}

const { introFirstN, lastMinuteDays, requestAutoExpireHours } = defaultAnswers

/** The answers with the default of every question that is hidden behind another answer: it must not keep anybody from going on. */
export const withHiddenDefaults = <A extends DependentAnswers>(answers: A): A => ({
  ...answers,
  ...(answers.introPercent == null ? { introFirstN } : {}),
  ...(answers.lastMinutePercent == null ? { lastMinuteDays } : {}),
  ...(answers.cleaningIncluded ? { cleaningFee: 0, cleaningOre: answers.cleaningOre ?? 0 } : {}),
  ...(answers.bookingMode === 'instant' ? { requestAutoExpireHours } : {}),
})

/** Questions without an item of the checklist, and outside the prices: an emptied one has its default. */
const replaced = [
  ...['subcategory', 'bathrooms', 'isBusiness', 'outdoorCamera', 'noiseMonitors', 'weapons'],
  ...['firstGuestPolicy', 'bookingMode', 'cleaningIncluded', 'extras'],
]

/** The answers with the defaults of questions that were never asked, were hidden, or cannot be left open. */
export const withDefaults = (answers: DraftAnswers): DraftAnswers => {
  const given = Object.entries(answers).filter(
    ([name, value]) => value !== undefined && (value !== null || !replaced.includes(name)),
  )
  return withHiddenDefaults<DraftAnswers>({ ...defaultAnswers, ...Object.fromEntries(given) })
}
