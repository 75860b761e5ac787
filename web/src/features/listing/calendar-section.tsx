import { nightsBetween } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { HomeCalendar } from '../../domain/calendar/home-calendar.tsx'
import type { StayChoice } from '../../domain/stay/use-stay-choice.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** The calendar of a home's page. Taken days are crossed out, and a click picks a day. */
export const CalendarSection = ({
  listingId,
  city,
  choice,
}: {
  listingId: string
  city: string
  choice: StayChoice
}) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { stay } = choice
  return (
    <section id="kalender" aria-labelledby="calendar">
      <h2 id="calendar" className="text-22 md:text-28">
        {stay
          ? t('calendarStay', {
              nights: t('nights', { ns: 'common', count: nightsBetween(stay.checkIn, stay.checkOut) }),
              city,
            })
          : t('calendarTitle')}
      </h2>
      <p className="mt-1 mb-5 text-soft">{stay ? format.range(stay.checkIn, stay.checkOut) : t('calendarLead')}</p>
      <HomeCalendar
        listingId={listingId}
        draft={choice.draft}
        onChange={choice.setDates}
        today={choice.today}
        clearable
      />
    </section>
  )
}
