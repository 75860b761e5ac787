import { supportAnswerHours } from '@nordbo/contracts'
import type { AskedQuestion, SupportLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters about a question to the support. */
export const supportLetters = ({ t, frame }: LetterWords): SupportLetters => {
  const chosenTopic = ({ topic }: AskedQuestion): string | undefined =>
    topic === null ? undefined : t(`supportTopic.${topic}`)
  const topicOf = (question: AskedQuestion): string => chosenTopic(question) ?? question.subject
  const numberFact = ({ number }: AskedQuestion): [string, string] => [t('supportReceipt.number'), String(number)]
  const buttonTo = ({ path }: AskedQuestion, link: (path: string) => string) =>
    path === null
      ? { label: t('button.nordbo'), url: link('/') }
      : { label: t('supportReceipt.button'), url: link(path) }
  const toSupport = (question: AskedQuestion): [string, string][] => [
    [t('supportTicket.topic'), topicOf(question)],
    [t('supportTicket.from'), `${question.person.name} <${question.person.email}>`],
    ...(question.bookingNumber === null
      ? []
      : [[t('supportTicket.booking'), question.bookingNumber] satisfies [string, string]]),
    [t('supportTicket.ticket'), String(question.number)],
    ...question.files.map((name): [string, string] => [t('supportReply.file'), name]),
  ]
  return {
    supportTicket: (question, { to, link }) => ({
      ...frame(to),
      greeting: t('supportTicket.greeting'),
      subject: t('supportTicket.subject', { topic: topicOf(question) }),
      paragraphs: [
        t('supportTicket.reply', { name: question.person.name }),
        ...(question.suspect ? [t('supportTicket.suspect')] : []),
      ],
      quote: { by: t('quote.writes', { name: question.person.name }), text: question.message },
      facts: toSupport(question),
      button: { label: t('supportTicket.button'), url: link('/') },
    }),
    supportReply: (question, { to, link }) => ({
      ...frame(to),
      greeting: t('supportTicket.greeting'),
      subject: t('supportReply.subject', { number: String(question.number) }),
      paragraphs: [
        t('supportReply.more', { name: question.person.name }),
        ...(question.files.length > 0 ? [t('supportReply.files')] : []),
      ],
      ...(question.message === ''
        ? {}
        : { quote: { by: t('quote.writes', { name: question.person.name }), text: question.message } }),
      facts: toSupport(question),
      button: { label: t('supportTicket.button'), url: link('/') },
    }),
    supportReceipt: (question, { to, link }) => ({
      ...frame(to),
      // Nothing that was written is repeated: anybody can name any address.
      subject: t('supportReceipt.subject', { topic: chosenTopic(question) ?? String(question.number) }),
      paragraphs: [t('supportReceipt.thanks', { hours: supportAnswerHours })],
      facts: [numberFact(question)],
      button: buttonTo(question, link),
    }),
    supportAnswer: (question, { to, link }) => ({
      ...frame(to),
      subject: t('supportAnswer.subject', { topic: topicOf(question) }),
      paragraphs: [t('supportAnswer.text')],
      quote: { by: t('supportAnswer.writes'), text: question.message },
      facts: [numberFact(question)],
      button: buttonTo(question, link),
      closing: t('supportAnswer.more'),
    }),
  }
}
