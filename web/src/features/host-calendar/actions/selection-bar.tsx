import { Ban, CalendarRange, Check, StickyNote, Tag, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { CalendarRow, HostStay } from '../calendar-days.ts'
import { countSelection } from '../selection/selection.ts'
import type { DaySelection } from '../selection/use-selection.ts'

/** What a host can do with selected days. */
export type DayAction = 'price' | 'block' | 'unblock' | 'note'

/** A booked day that was pressed. */
export interface PressedStay {
  home: CalendarRow
  stay: HostStay
}

interface SelectionBarProps {
  days: DaySelection
  pressed: PressedStay | null
  busy: boolean
  onAction: (action: DayAction) => void
}

const ActionButton = (props: {
  icon: ReactNode
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}) => (
  <button
    type="button"
    aria-pressed={props.pressed}
    disabled={props.disabled}
    onClick={props.onPress}
    className={classNames(
      'flex min-h-13 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-12 font-semibold transition-colors',
      'md:min-h-11 md:flex-row md:gap-1.5 md:rounded-pill md:px-4 md:text-14 md:hairline md:border-control',
      'disabled:cursor-not-allowed disabled:opacity-50',
      props.pressed ? 'bg-primary text-on-primary hover:bg-primary-hover' : 'bg-raised hover:bg-sunken',
    )}
  >
    {props.icon}
    {props.label}
  </button>
)

/** How many days are selected, in words. */
export const useSelectionSummary = ({ selection }: Pick<DaySelection, 'selection'>): string => {
  const { t } = useTranslation('host-calendar')
  const { days, homes } = countSelection(selection)
  return days === 0 ? t('nothingSelected') : t('selected', { count: days, homes: t('homes', { count: homes }) })
}

const icon = 'size-5 md:size-4'

/** What is selected, and what can be done with it. Sticks to the foot of the calendar, in reach of the thumb. */
export const SelectionBar = ({ days, pressed, busy, onAction }: SelectionBarProps) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const summary = useSelectionSummary(days)
  const empty = days.selection.size === 0
  return (
    <section
      aria-label={summary}
      data-testid="selection-bar"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-4 rounded-card bg-raised px-3 py-2 shadow-float hairline border-line md:bottom-4 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-4 md:gap-y-2 md:px-4 md:py-3"
    >
      <div className="flex min-h-11 grow items-center justify-between gap-2">
        <p role="status" className="text-14 font-medium tabular">
          {days.awaitsRangeEnd ? t('selectRangeHint') : pressed ? null : summary}
          {pressed && !days.awaitsRangeEnd ? (
            <>
              {t('pressed', {
                home: pressed.home.title,
                guest: pressed.stay.guest ?? t('unknownGuest'),
                range: format.range(pressed.stay.from, pressed.stay.to),
              })}{' '}
              <Link
                to={`/host/dashboard/reservations?tab=all&booking=${pressed.stay.bookingId}`}
                className="inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-4"
              >
                {t('openStay')}
              </Link>
            </>
          ) : null}
        </p>
        {empty ? null : (
          <button
            type="button"
            onClick={days.clear}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill px-3 text-14 font-medium hover:bg-sunken"
          >
            <X aria-hidden="true" className={icon} />
            {t('clearSelection')}
          </button>
        )}
      </div>
      {/* On a phone the days have the room until some are selected. */}
      <div className={classNames('grid-cols-5 gap-1 md:flex md:gap-2', empty ? 'hidden' : 'grid')}>
        <ActionButton
          icon={<CalendarRange aria-hidden="true" className={icon} />}
          label={t('selectRange')}
          pressed={days.awaitsRangeEnd}
          disabled={empty}
          onPress={() => days.setAwaitsRangeEnd(!days.awaitsRangeEnd)}
        />
        <ActionButton
          icon={<Tag aria-hidden="true" className={icon} />}
          label={t('setPrice')}
          disabled={empty || busy}
          onPress={() => onAction('price')}
        />
        <ActionButton
          icon={<Ban aria-hidden="true" className={icon} />}
          label={t('block')}
          disabled={empty || busy}
          onPress={() => onAction('block')}
        />
        <ActionButton
          icon={<Check aria-hidden="true" className={icon} />}
          label={t('unblock')}
          disabled={empty || busy}
          onPress={() => onAction('unblock')}
        />
        <ActionButton
          icon={<StickyNote aria-hidden="true" className={icon} />}
          label={t('note')}
          disabled={empty || busy}
          onPress={() => onAction('note')}
        />
      </div>
    </section>
  )
}
