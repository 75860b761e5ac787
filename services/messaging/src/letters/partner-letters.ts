import type { PartnerLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

const dashboard = '/hotel/partner/dashboard'

/** Letters to people whose company is, or wants to be, a hotel partner (docs/product/partners.md, Decisions). */
export const partnerLetters = ({ t, frame }: LetterWords): PartnerLetters => ({
  partnerJoined: ({ to, link }) => ({
    ...frame(to),
    subject: t('partnerJoined.subject'),
    paragraphs: [t('partnerJoined.held'), t('partnerJoined.next')],
    button: { label: t('partnerJoined.button'), url: link(dashboard) },
  }),
  partnerApproved: ({ to, link }) => ({
    ...frame(to),
    subject: t('partnerApproved.subject'),
    paragraphs: [t('partnerApproved.checked')],
    button: { label: t('partnerApproved.button'), url: link(dashboard) },
  }),
  partnerRejected: ({ to, link }) => ({
    ...frame(to),
    subject: t('partnerRejected.subject'),
    paragraphs: [t('partnerRejected.checked'), t('partnerRejected.role'), t('partnerRejected.again')],
    button: { label: t('partnerRejected.button'), url: link('/hotel/partner/opret') },
  }),
})
