import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/session/use-now.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { GuestSteppers } from '../../ui/guest-steppers.tsx'
import { Popover } from '../../ui/popover.tsx'
import { RangeCalendar } from '../../ui/range-calendar.tsx'
import { PlaceList } from './place-list.tsx'
import type { SearchDraft } from './search-draft.ts'

export type SearchPart = 'where' | 'when' | 'who'

interface SearchPanelProps {
  part: SearchPart
  anchor: RefObject<HTMLElement | null>
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  onOpen: (part: SearchPart | null) => void
}

/** The popup of one part of the search bar; the bar shows one at a time. */
export const SearchPanel = ({ part, anchor, draft, onChange, onOpen }: SearchPanelProps) => {
  const { t } = useTranslation('search')
  const today = useToday()
  const roomy = useMediaQuery('(min-width: 56rem)')
  const close = (): void => onOpen(null)
  if (part === 'where')
    return (
      <Popover anchor={anchor} label={t('popularPlaces')} keepFocus onClose={close}>
        <PlaceList
          onPick={(place) => {
            onChange({ ...draft, place })
            onOpen('when')
          }}
        />
      </Popover>
    )
  if (part === 'when')
    return (
      <Popover anchor={anchor} label={t('calendar', { ns: 'ui' })} align="center" onClose={close}>
        <RangeCalendar
          draft={draft.dates}
          today={today}
          months={roomy ? 2 : 1}
          onChange={(dates) => {
            onChange({ ...draft, dates })
            if (dates.checkOut) onOpen('who')
          }}
        />
      </Popover>
    )
  return (
    <Popover anchor={anchor} label={t('guests', { ns: 'listing' })} align="end" onClose={close}>
      <div className="md:w-88">
        <GuestSteppers guests={draft.guests} onChange={(guests) => onChange({ ...draft, guests })} />
      </div>
    </Popover>
  )
}
