import { supportAnswerHours } from '@nordbo/contracts'
import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { SupportLetters } from './letter-types.ts'

/** Letters about a question to the support, in Danish. */
export const danishSupport: SupportLetters = {
  supportTicket: ({ id, subject, message, person }, { link }) => ({
    subject: `Henvendelse: ${subject}`,
    greeting: 'Hej support',
    paragraphs: [`${person.name} har skrevet til os. Svar på denne mail for at svare personen.`],
    quote: { by: `${person.name} skriver:`, text: message },
    facts: [
      ['Emne', subject],
      ['Fra', `${person.name} <${person.email}>`],
      ['Sag', id],
    ],
    button: { label: 'Åbn Nordbo', url: link('/') },
    signature: da.signature,
  }),
  supportReceipt: ({ subject, message }, { to, link }) => ({
    subject: `Vi har fået din besked: ${subject}`,
    greeting: `Hej ${to}`,
    paragraphs: [`Tak for din besked. Vi svarer dig på mail inden for ${supportAnswerHours} timer.`],
    quote: { by: 'Du skrev:', text: message },
    button: { label: 'Til Nordbo', url: link('/') },
    signature: da.signature,
  }),
}

/** The same in English. */
export const englishSupport: SupportLetters = {
  supportTicket: ({ id, subject, message, person }, { link }) => ({
    subject: `Question: ${subject}`,
    greeting: 'Hi support',
    paragraphs: [`${person.name} has written to us. Reply to this e-mail to answer them.`],
    quote: { by: `${person.name} writes:`, text: message },
    facts: [
      ['Subject', subject],
      ['From', `${person.name} <${person.email}>`],
      ['Ticket', id],
    ],
    button: { label: 'Open Nordbo', url: link('/') },
    signature: en.signature,
  }),
  supportReceipt: ({ subject, message }, { to, link }) => ({
    subject: `We have received your message: ${subject}`,
    greeting: `Hi ${to}`,
    paragraphs: [`Thank you for your message. We will answer you by e-mail within ${supportAnswerHours} hours.`],
    quote: { by: 'You wrote:', text: message },
    button: { label: 'Go to Nordbo', url: link('/') },
    signature: en.signature,
  }),
}
