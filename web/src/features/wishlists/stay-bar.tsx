import { CalendarDays, UsersRound, X } from 'lucide-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressHintsBanner } from '../../domain/stay/address-hints-banner.tsx'
import { GuestSteppers } from '../../domain/stay/guest-steppers.tsx'
import { emptyStayDraft } from '../../domain/stay/stay.ts'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { StayChoice } from '../../domain/stay/use-stay-choice.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Popover } from '../../ui/dialog/popover.tsx'

/** Loaded when the dates are opened. */
const RangeCalendar = lazy(async () => ({
  default: (await import('../../domain/calendar/range-calendar.tsx')).RangeCalendar,
}))

interface DatesPopoverProps {
  anchor: RefObject<HTMLButtonElement | null>
  choice: StayChoice
  onClose: () => void
}

/** The calendar at the dates' button. It closes once both dates are chosen. */
const DatesPopover = ({ anchor, choice, onClose }: DatesPopoverProps) => {
  const { t } = useTranslation('ui')
  return (
    <Popover anchor={anchor} label={t('calendar')} onClose={onClose}>
      <Suspense fallback={<div aria-busy="true" className="h-88 w-full md:w-88" />}>
        <RangeCalendar
          draft={choice.draft}
          today={choice.today}
          months={1}
          autoFocus
          onChange={(draft) => {
            choice.setDates(draft)
            if (!draft.started) onClose()
          }}
        />
      </Suspense>
    </Popover>
  )
}

/** Dates and guests for a list's prices. The address stores them. */
export const StayBar = ({ choice }: { choice: StayChoice }) => {
  const { t } = useTranslation('wishlists')
  const format = useFormat()
  const party = usePartyText()
  const dates = useRef<HTMLButtonElement>(null)
  const guests = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null)
  const { stay } = choice
  // Each home of a list has its own rules for pets and its own capacity.
  const hints = choice.hints.filter((hint) => hint !== 'petsLeft')
  return (
    <div className="grid gap-4">
      <AddressHintsBanner
        hints={hints}
        words={(hint) => t(`hint.${hint === 'guestsOver' ? 'guestsMany' : hint}`, { ns: 'search' })}
      />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('stay')}</legend>
        <Button
          ref={dates}
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={open === 'dates'}
          icon={<CalendarDays aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(open === 'dates' ? null : 'dates')}
        >
          {stay ? format.range(stay.checkIn, stay.checkOut) : t('addDates')}
        </Button>
        {stay ? (
          <>
            <Button
              ref={guests}
              variant="outline"
              size="small"
              aria-haspopup="dialog"
              aria-expanded={open === 'guests'}
              icon={<UsersRound aria-hidden="true" className="size-5" />}
              onClick={() => setOpen(open === 'guests' ? null : 'guests')}
            >
              {party(choice.guests)}
            </Button>
            <IconButton label={t('clearDates', { ns: 'ui' })} onClick={() => choice.setDates(emptyStayDraft)}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        ) : null}
        {open === 'dates' ? <DatesPopover anchor={dates} choice={choice} onClose={() => setOpen(null)} /> : null}
        {open === 'guests' ? (
          <Popover anchor={guests} label={t('guests', { ns: 'listing' })} onClose={() => setOpen(null)}>
            <div className="md:w-88">
              <GuestSteppers guests={choice.guests} leastAdults={1} pets={false} onChange={choice.setGuests} />
            </div>
          </Popover>
        ) : null}
      </fieldset>
    </div>
  )
}
