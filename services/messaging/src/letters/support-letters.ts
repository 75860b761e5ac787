import { supportAnswerHours } from '@nordbo/contracts'
import type { SupportLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters about a question to the support. */
export const supportLetters = ({ t, frame }: LetterWords): SupportLetters => ({
  supportTicket: ({ id, subject, message, person }, { to, link }) => ({
    ...frame(to),
    greeting: t('supportTicket.greeting'),
    subject: t('supportTicket.subject', { topic: subject }),
    paragraphs: [t('supportTicket.reply', { name: person.name })],
    quote: { by: t('quote.writes', { name: person.name }), text: message },
    facts: [
      [t('supportTicket.topic'), subject],
      [t('supportTicket.from'), `${person.name} <${person.email}>`],
      [t('supportTicket.ticket'), id],
    ],
    button: { label: t('supportTicket.button'), url: link('/') },
  }),
  supportReceipt: ({ subject, message }, { to, link }) => ({
    ...frame(to),
    subject: t('supportReceipt.subject', { topic: subject }),
    paragraphs: [t('supportReceipt.thanks', { hours: supportAnswerHours })],
    quote: { by: t('supportReceipt.wrote'), text: message },
    button: { label: t('button.nordbo'), url: link('/') },
  }),
})
