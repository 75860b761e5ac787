import { supportAnswerHours } from '@nordbo/contracts'
import type { AskedQuestion, SupportLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

type Fact = [string, string]

/** Letters about a question to the support. */
export const supportLetters = ({ t, frame }: LetterWords): SupportLetters => {
  const chosenTopic = ({ topic }: AskedQuestion): string | undefined =>
    topic === null ? undefined : t(`supportTopic.${topic}`)
  const topicOf = (question: AskedQuestion): string =>
    question.report === null
      ? (chosenTopic(question) ?? question.subject)
      : t(`supportReport.${question.report.reason}`)
  const numberFact = ({ number }: AskedQuestion): Fact => [t('supportReceipt.number'), String(number)]
  const buttonTo = ({ path }: AskedQuestion, link: (path: string) => string) =>
    path === null
      ? { label: t('button.nordbo'), url: link('/') }
      : { label: t('supportReceipt.button'), url: link(path) }
  const toSupport = (question: AskedQuestion): Fact[] => [
    [t('supportTicket.topic'), topicOf(question)],
    [t('supportTicket.from'), `${question.person.name} <${question.person.email}>`],
    ...(question.bookingNumber === null ? [] : [[t('supportTicket.booking'), question.bookingNumber] satisfies Fact]),
    [t('supportTicket.ticket'), String(question.number)],
    ...question.files.map((name): Fact => [t('supportReply.file'), name]),
    ...(question.report === null ? [] : [[t('supportTicket.thread'), question.report.threadId] satisfies Fact]),
    ...(question.report?.messageId ? [[t('supportTicket.message'), question.report.messageId] satisfies Fact] : []),
  ]
  const deskButton = ({ report, reportPath }: AskedQuestion, link: (path: string) => string) =>
    report === null
      ? { label: t('supportTicket.button'), url: link('/') }
      : { label: t('supportTicket.readThread'), url: link(reportPath) }
  const quoteOf = ({ person, message }: AskedQuestion) =>
    message === '' ? {} : { quote: { by: t('quote.writes', { name: person.name }), text: message } }
  const toTell = ({ person, report, suspect }: AskedQuestion): string[] =>
    report === null
      ? [t('supportTicket.reply', { name: person.name }), ...(suspect ? [t('supportTicket.suspect')] : [])]
      : [t('supportTicket.reported', { name: person.name }), t('supportTicket.readThreadWhy')]
  return {
    supportTicket: (question, { to, link }) => ({
      ...frame(to),
      greeting: t('supportTicket.greeting'),
      subject: t('supportTicket.subject', { topic: topicOf(question) }),
      paragraphs: toTell(question),
      ...quoteOf(question),
      facts: toSupport(question),
      button: deskButton(question, link),
    }),
    supportReply: (question, { to, link }) => ({
      ...frame(to),
      greeting: t('supportTicket.greeting'),
      subject: t('supportReply.subject', { number: String(question.number) }),
      paragraphs: [
        t('supportReply.more', { name: question.person.name }),
        ...(question.files.length > 0 ? [t('supportReply.files')] : []),
      ],
      ...quoteOf(question),
      facts: toSupport(question),
      button: deskButton(question, link),
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
