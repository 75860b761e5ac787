import { useDraft } from '../../lib/browser/use-draft.ts'
import { intentOf } from './use-sandbox-intent.ts'

/** Stores in this tab that the bank's question is open, so that the form can mention it after a reload. */
export const useBankChallenge = (clientSecret: string) => {
  const [asked, store] = useDraft(`bank-${intentOf(clientSecret)}`)
  return { wasAsked: asked !== '', ask: () => store('asked'), answer: () => store('') }
}
