import { capitalized } from './capitalized.ts'
import type { MessageLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters about messages that nobody has read (docs/product/notifications.md, Mails about messages). */
export const messageLetters = ({ t, frame }: LetterWords): MessageLetters => ({
  messageReceived: ({ threadId, asGuest, home, count, newest }, { to, other, stopToken, link }) => ({
    ...frame(to),
    subject: t('messageReceived.subject', { count, other }),
    paragraphs: [
      home === null
        ? t('messageReceived.unread', { count, other })
        : t('messageReceived.unreadAbout', { count, other, home }),
      ...(newest === '' ? [t('messageReceived.pictures')] : []),
    ],
    quote: newest === '' ? undefined : { by: capitalized(t('quote.writes', { name: other })), text: newest },
    button: {
      label: t('messageReceived.button'),
      url: link(`${asGuest ? '/messages' : '/host/dashboard/messages'}/${threadId}`),
    },
    unsubscribe: {
      text: t('messageReceived.enough'),
      label: t('messageReceived.stop'),
      url: link(`/unsubscribe?token=${stopToken}`),
      oneClickUrl: link(`/api/unsubscribe/${stopToken}`),
    },
  }),
})
