import { notificationKinds, notificationMatrix } from '@nordbo/contracts'

const mark = (told: boolean): string => (told ? 'yes' : '–')

/** Who is told what on which channel, one row for each kind. */
export const notificationTable = (): string =>
  [
    ['event', 'who', 'notification', 'subject', 'mail', 'centre', 'push', 'urgent'],
    Array.from({ length: 8 }, () => '---'),
    ...notificationKinds.map((kind) => {
      const { event, when, who, subject, mail, centre, push, urgent } = notificationMatrix[kind]
      const follows = event.includes('.') ? `\`${event}\`` : event
      return [
        when ? `${follows}: ${when}` : follows,
        who === 'either' ? 'guest or host' : who,
        `\`${kind}\``,
        subject,
        ...[mail, centre, push, urgent].map(mark),
      ]
    }),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
