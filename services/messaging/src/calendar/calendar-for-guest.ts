import type { Locale, TripStory } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import type { MessagingConfig } from '../core/config.ts'
import { addressLine } from '../letters/address-line.ts'
import type { Mail } from '../smtp/mail.ts'
import { createStayCalendar } from './stay-calendar.ts'

interface Reader {
  name: string
  email: string
  locale: Locale
}

/** The bare address of a sender such as `Nordbo <hej@nordbo.example>`. */
const bareAddress = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender

/** The calendar file of a confirmed or cancelled stay for its guest, in their language; undefined for other stays. */
export const calendarForGuest = (
  { booking, arrival, receipt }: Pick<TripStory, 'booking' | 'arrival' | 'receipt'>,
  reader: Reader,
  {
    config,
    now,
    fetched = false,
  }: {
    config: Pick<MessagingConfig, 'MAIL_FROM' | 'PUBLIC_URL'>
    now: Date
    /** Whether the guest downloads it. */
    fetched?: boolean
  },
): Mail['calendar'] => {
  const confirmed = booking.status === 'confirmed'
  const cancelled = booking.status === 'cancelled_by_guest' || booking.status === 'cancelled_by_host'
  // An unpaid stay was never sent as a calendar entry.
  if (!confirmed && !(cancelled && receipt)) return undefined
  const url = new URL(`/trips/${booking.id}`, config.PUBLIC_URL).href
  const place = confirmed && arrival ? addressLine(arrival) : null
  const notes = (reader.locale === 'da' ? null : arrival?.notesEnglish) ?? arrival?.notes
  const t = translate(reader.locale, 'letters')
  const calendar = createStayCalendar(
    booking,
    confirmed ? (fetched ? 'PUBLISH' : 'REQUEST') : 'CANCEL',
    {
      summary: t('calendar.summary', { title: booking.listing.title }),
      description: [notes, url].filter(Boolean).join('\n\n'),
      place,
      url,
    },
    {
      host: new URL(config.PUBLIC_URL).hostname,
      from: bareAddress(config.MAIL_FROM),
      to: { name: reader.name, address: reader.email },
      now,
    },
  )
  return { ...calendar, filename: `${t('calendar.file')}.ics` }
}
