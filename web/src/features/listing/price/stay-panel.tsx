import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeCalendar } from '../../../domain/calendar/home-calendar.tsx'
import { GuestSteppers } from '../../../domain/stay/guest-steppers.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useIsWide, useMediaQuery } from '../../../lib/browser/use-media-query.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Popover } from '../../../ui/dialog/popover.tsx'

interface StayPanelProps {
  part: 'dates' | 'guests'
  anchor: RefObject<HTMLElement | null>
  home: ListingDetail
  choice: StayChoice
  onClose: () => void
}

/** Edits dates or guests in a popover, or a sheet on phones. Closes once the dates are complete. */
export const StayPanel = ({ part, anchor, home, choice, onClose }: StayPanelProps) => {
  const { t } = useTranslation('listing')
  const wide = useIsWide()
  const roomy = useMediaQuery('(min-width: 56rem)')
  const months = roomy ? 2 : 1
  const content: ReactNode =
    part === 'dates' ? (
      <div className={roomy ? 'w-[41rem]' : wide ? 'w-80' : undefined}>
        <HomeCalendar
          listingId={home.id}
          draft={choice.draft}
          today={choice.today}
          months={months}
          clearable
          autoFocus
          onChange={(draft) => {
            choice.setDates(draft)
            if (draft.stay && !draft.started) onClose()
          }}
        />
      </div>
    ) : (
      <div className="md:w-88">
        <GuestSteppers
          guests={choice.guests}
          onChange={choice.setGuests}
          capacity={home.maxGuests}
          leastAdults={1}
          pets={home.rules.petsAllowed}
        />
      </div>
    )
  const label = t(part === 'dates' ? 'changeDates' : 'changeGuests')
  return wide ? (
    <Popover anchor={anchor} label={label} align="end" onClose={onClose}>
      {content}
    </Popover>
  ) : (
    <Dialog open title={label} onClose={onClose}>
      {content}
    </Dialog>
  )
}
