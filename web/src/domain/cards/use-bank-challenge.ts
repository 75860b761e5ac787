import { useDraft } from '../../lib/browser/use-draft.ts'
import { intentOf } from './use-sandbox-intent.ts'

/** Remembers in this tab that the bank was asked about a payment or a card: after a reload the form can say what is missing. */
export const useBankChallenge = (clientSecret: string) => {
  const [asked, remember] = useDraft(`bank-${intentOf(clientSecret)}`)
  return { wasAsked: asked !== '', ask: () => remember('asked'), answer: () => remember('') }
}
