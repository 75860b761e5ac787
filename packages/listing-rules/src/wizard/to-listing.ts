import { ListingContent } from '../content.ts'
import { RateCard } from '../rates.ts'
import type { DraftAnswers } from './answers.ts'
import { withDefaults } from './with-defaults.ts'

/** Content and prices of the home that finished answers describe. Undefined if an answer is missing or wrong: see the checklist. */
export const toListing = (draft: DraftAnswers): { content: ListingContent; card: RateCard } | undefined => {
  const answers = withDefaults(draft)
  const { line1, line2, postalCode, city, isBusiness, companyName, cvr } = answers
  const content = ListingContent.safeParse({
    ...answers,
    amenities: [],
    rules: {},
    safety: {
      outdoorCamera: answers.outdoorCamera ?? false,
      noiseMonitors: answers.noiseMonitors ?? false,
      weapons: answers.weapons ?? false,
    },
    address: { line1, line2: line2 || null, postalCode, city, country: 'DK' },
    business: isBusiness ? { companyName, cvr } : null,
  })
  const card = RateCard.safeParse({ ...answers, discounts: answers })
  return content.success && card.success ? { content: content.data, card: card.data } : undefined
}
