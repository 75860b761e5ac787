import type { Locale } from '@nordbo/contracts'
import { accountLetters } from './account-letters.ts'
import { damageLetters, reviewInvitations, reviewLetters } from './after-stay-letters.ts'
import { endedChangeLetters, openChangeLetters, stayChangedLetters } from './alteration-letters.ts'
import { confirmationLetters } from './confirmation-letters.ts'
import { dataRightsLetters } from './data-rights-letters.ts'
import { disputeLetters } from './dispute-letters.ts'
import { extraLetters } from './extra-letters.ts'
import { hostCancellationLetters, hostRequestLetters, reservationLetters } from './host-letters.ts'
import type { Letters } from './letter-types.ts'
import { type LetterWords, letterWords } from './letter-words.ts'
import { messageLetters } from './message-letters.ts'
import { newsletterLetters } from './newsletter-letters.ts'
import { partnerLetters } from './partner-letters.ts'
import { payoutAccountLetters, payoutLetters } from './payout-letters.ts'
import { payoutsSentLetter } from './payouts-sent-letters.ts'
import { cancellationLetters, refundLetters } from './refund-letters.ts'
import { reminderLetters } from './reminder-letters.ts'
import { requestLetters, unpaidLetters } from './request-letters.ts'
import { savedSearchLetter } from './saved-search-letters.ts'
import { supportLetters } from './support-letters.ts'
import { verificationLetters } from './verification-letters.ts'

const compose = (words: LetterWords): Letters => ({
  ...requestLetters(words),
  ...unpaidLetters(words),
  ...confirmationLetters(words),
  ...openChangeLetters(words),
  ...endedChangeLetters(words),
  ...stayChangedLetters(words),
  ...cancellationLetters(words),
  ...refundLetters(words),
  ...disputeLetters(words),
  ...reviewInvitations(words),
  ...reviewLetters(words),
  ...damageLetters(words),
  ...accountLetters(words),
  ...dataRightsLetters(words),
  ...verificationLetters(words),
  ...partnerLetters(words),
  ...messageLetters(words),
  ...supportLetters(words),
  ...newsletterLetters(words),
  savedSearchHome: savedSearchLetter(words),
  ...hostRequestLetters(words),
  ...reminderLetters(words),
  ...reservationLetters(words),
  ...hostCancellationLetters(words),
  ...payoutAccountLetters(words),
  ...payoutLetters(words),
  payoutsSent: payoutsSentLetter(words),
  ...extraLetters(words),
})

const composed = new Map<Locale, Letters>()

/** The letters in a language. */
export const lettersFor = (locale: Locale): Letters => {
  const letters = composed.get(locale) ?? compose(letterWords(locale))
  composed.set(locale, letters)
  return letters
}
