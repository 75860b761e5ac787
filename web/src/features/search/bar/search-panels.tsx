import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestSteppers } from '../../../domain/stay/guest-steppers.tsx'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Popover } from '../../../ui/dialog/popover.tsx'
import { emptyDraft, type SearchDraft } from '../query/search-draft.ts'
import { DatesPanel } from './dates-panel.tsx'
import { PlaceOptions } from './place-list.tsx'
import type { PlaceList } from './use-place-field.ts'

export type SearchField = 'where' | 'when' | 'who'

/** Pixels between the popup and its field or the window's edge. */
const gap = 16
/** With less room below the field, in px, the popup opens above it. */
const leastRoom = 360

/** The popup of the place field. It follows the field in the DOM, for the keyboard's order. */
export const PlacePanel = ({ list }: { list: PlaceList }) => {
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ above: boolean; room: number } | null>(null)
  useLayoutEffect(() => {
    const field = panel.current?.parentElement?.getBoundingClientRect()
    if (!field) return
    const below = window.innerHeight - field.bottom
    const above = below < leastRoom && field.top > below
    setPlace({ above, room: (above ? field.top : below) - 2 * gap })
  }, [])
  return (
    <div
      ref={panel}
      data-testid="place-panel"
      style={place ? { maxHeight: `max(12rem, ${place.room / 16}rem)` } : { visibility: 'hidden' }}
      className={classNames(
        'absolute start-0 z-30 w-full min-w-96 animate-rise overflow-y-auto rounded-card bg-raised p-4 shadow-float hairline border-line',
        place?.above ? 'bottom-full mb-4' : 'top-full mt-4',
      )}
    >
      <PlaceOptions list={list} />
    </div>
  )
}

interface SearchPanelProps {
  part: 'when' | 'who'
  anchor: RefObject<HTMLElement | null>
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  onOpen: (part: SearchField | null) => void
}

/** The popup of dates or guests. */
export const SearchPanel = ({ part, anchor, draft, onChange, onOpen }: SearchPanelProps) => {
  const { t } = useTranslation('search')
  const roomy = useMediaQuery('(min-width: 56rem)')
  const close = (): void => onOpen(null)
  if (part === 'when')
    return (
      <Popover anchor={anchor} label={t('calendar', { ns: 'ui' })} align="center" onClose={close}>
        <DatesPanel draft={draft} onChange={onChange} months={roomy ? 2 : 1} />
        <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex items-center justify-between gap-3 border-t border-line bg-raised px-6 py-4">
          <Button
            variant="quiet"
            onClick={() => onChange({ ...emptyDraft, place: draft.place, near: draft.near, guests: draft.guests })}
          >
            {t('clearDates')}
          </Button>
          <Button onClick={() => onOpen('who')}>{t('next')}</Button>
        </div>
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
