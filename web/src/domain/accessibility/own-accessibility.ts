import type { QueryClient } from '@tanstack/react-query'
import { drawAccessibility } from '../../lib/accessibility/drawn-accessibility.ts'
import { profileQuery } from '../profile/use-profile.ts'

/**
 * Draws the interface as the person chose in any browser (docs/product/people.md, Accessibility). What a browser was
 * given before stays for people who never chose. Rejects if the profile cannot be fetched.
 */
export const drawOwnAccessibility = async (queries: QueryClient): Promise<void> => {
  const { accessibility } = await queries.fetchQuery(profileQuery)
  const { reducedMotion, highContrast, textSize } = accessibility
  if (reducedMotion === 'system' && highContrast === 'system' && textSize === 'normal') return
  drawAccessibility(accessibility)
}
