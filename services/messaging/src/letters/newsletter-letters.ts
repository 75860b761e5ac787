import { newsletterConfirmDays } from '@nordbo/contracts'
import type { NewsletterLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters of the newsletter (docs/product/pages.md, Newsletter). */
export const newsletterLetters = ({ t }: LetterWords): NewsletterLetters => ({
  newsletterConfirm: ({ confirmToken, link }) => ({
    subject: t('newsletterConfirm.subject'),
    greeting: t('newsletterConfirm.greeting'),
    paragraphs: [t('newsletterConfirm.asked')],
    button: {
      label: t('newsletterConfirm.button'),
      url: link(`/newsletter/confirm?token=${confirmToken}`),
    },
    closing: t('newsletterConfirm.days', { count: newsletterConfirmDays }),
    signature: t('signature'),
  }),
  newsletterWelcome: ({ endToken, link }) => ({
    subject: t('newsletterWelcome.subject'),
    greeting: t('newsletterConfirm.greeting'),
    paragraphs: [t('newsletterWelcome.text')],
    button: { label: t('button.nordbo'), url: link('/') },
    signature: t('signature'),
    unsubscribe: {
      text: t('newsletterWelcome.enough'),
      label: t('newsletterWelcome.end'),
      url: link(`/newsletter/unsubscribe?token=${endToken}`),
      oneClickUrl: link(`/api/newsletter/unsubscribe/${endToken}`),
    },
  }),
})
