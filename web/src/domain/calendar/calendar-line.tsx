import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { StayDraft } from '../stay/stay.ts'
import type { BlockedRange } from './pick-day.ts'

interface CalendarLineProps {
  draft: StayDraft
  blocked: BlockedRange | null
  hint: string | null
  /** Restarts the stay on the day when the taken nights end. */
  onStartLater: (day: string) => void
  onClear?: (() => void) | undefined
}

/** The instruction below a calendar, or the reason why the picked departure is impossible. */
export const CalendarLine = ({ draft: { stay, started }, blocked, hint, onStartLater, onClear }: CalendarLineProps) => {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const reason = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (blocked) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [blocked])
  const instruction = started ? t('pickCheckOut', { date: format.day(started) }) : stay ? null : t('pickCheckIn')
  return (
    <div className="mx-auto mt-2 grid max-w-[41rem] gap-2">
      {blocked ? (
        // Scrolled to above a phone's fixed bars.
        <div ref={reason} className="scroll-mb-40 md:scroll-mb-8">
          <Banner tone="warning">
            <p>
              {t('takenBetween', { range: format.range(blocked.from, blocked.to), date: format.longDay(blocked.from) })}
            </p>
            <Button variant="outline" size="small" className="mt-2" onClick={() => onStartLater(blocked.day)}>
              {t('startLater', { date: format.day(blocked.day) })}
            </Button>
          </Banner>
        </div>
      ) : null}
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="text-14 text-soft">
          {instruction ? <span className="font-medium text-ink">{instruction}</span> : null}
          {started && stay ? ` ${t('datesKept', { range: format.range(stay.checkIn, stay.checkOut) })}` : null}
          {hint ? ` ${hint}` : null}
        </p>
        {onClear && (stay || started) ? (
          <Button variant="quiet" size="small" className="-me-4 shrink-0" onClick={onClear}>
            {t('clearDates')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
