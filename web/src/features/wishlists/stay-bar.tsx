import { CalendarDays, UsersRound, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { AddressHints } from '../../ui/address-hints.tsx'
import { Button } from '../../ui/button.tsx'
import { GuestSteppers } from '../../ui/guest-steppers.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { RangeCalendar } from '../../ui/range-calendar.tsx'

/** Dates and guests that a list's prices are of; they stand in the address. */
export const StayBar = ({ choice }: { choice: StayChoice }) => {
  const { t } = useTranslation('wishlists')
  const format = useFormat()
  const party = usePartyText()
  const dates = useRef<HTMLButtonElement>(null)
  const guests = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null)
  const { stay } = choice
  // Each home of a list has its own rules for animals, and room of its own.
  const hints = choice.hints.filter((hint) => hint !== 'petsLeft')
  return (
    <div className="grid gap-4">
      <AddressHints
        hints={hints}
        words={(hint) => t(`hint.${hint === 'guestsOver' ? 'guestsMany' : hint}`, { ns: 'search' })}
      />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('stay')}</legend>
        <Button
          ref={dates}
          look="outline"
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
              look="outline"
              size="small"
              aria-haspopup="dialog"
              aria-expanded={open === 'guests'}
              icon={<UsersRound aria-hidden="true" className="size-5" />}
              onClick={() => setOpen(open === 'guests' ? null : 'guests')}
            >
              {party(choice.guests)}
            </Button>
            <IconButton
              label={t('clearDates', { ns: 'ui' })}
              onClick={() => choice.setDates({ checkIn: null, checkOut: null })}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        ) : null}
        {open === 'dates' ? (
          <Popover anchor={dates} label={t('calendar', { ns: 'ui' })} onClose={() => setOpen(null)}>
            <RangeCalendar
              draft={choice.draft}
              today={choice.today}
              autoFocus
              onChange={(draft) => {
                choice.setDates(draft)
                if (draft.checkOut) setOpen(null)
              }}
            />
          </Popover>
        ) : null}
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
