/** A calendar file that a mail carries. */
export interface CalendarAttachment {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  content: string
  filename: string
}

/** A mail that is ready to send. */
export interface Mail {
  to: { name: string; address: string }
  /** Who gets the answer to it, if not the sender. */
  replyTo?: { name: string; address: string } | undefined
  subject: string
  html: string
  text: string
  /** A POST to it unsubscribes. Undefined for mails about what the person did themselves. */
  oneClickUrl: string | undefined
  /** Adds the stay to the guest's calendar, or removes it. */
  calendar: CalendarAttachment | undefined
}
