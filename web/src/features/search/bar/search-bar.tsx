import { Search } from 'lucide-react'
import { type FormEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import { Button } from '../../../ui/button/button.tsx'
import { draftOf, toCriteria } from '../query/search-draft.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import type { SearchField } from './search-panels.tsx'
import type { Finds } from './suggestion-query.ts'
import { usePlaceField } from './use-place-field.ts'
import { useSearchWords } from './use-search-words.ts'

const loadPanels = () => import('./search-panels.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanels()).SearchPanel }))
const PlacePanel = lazy(async () => ({ default: (await loadPanels()).PlacePanel }))

interface SearchBarProps {
  state: SearchCriteria
  /** What it finds, and suggests beside places. */
  finds: Finds
  onSearch: (search: SearchCriteria) => void
}

const segment =
  'flex min-h-16 min-w-0 flex-col justify-center rounded-pill px-6 text-start transition-colors hover:bg-sunken aria-expanded:bg-sunken group-data-in-header/search:min-h-11 group-data-in-header/search:px-4 group-data-in-header/search:text-14'
const caption = 'text-12 font-semibold group-data-in-header/search:sr-only'

interface PlaceSegmentProps {
  place: ReturnType<typeof usePlaceField>
  open: boolean
  /** The focus has left the field and its list. */
  onLeave: () => void
}

/** The place field, with its list in a popup. */
const PlaceSegment = ({ place, open, onLeave }: PlaceSegmentProps) => {
  const { t } = useTranslation('search')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that the focus has left the field and its list.
    <div
      className="relative grow-[1.3] basis-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <div className={classNames(segment, '-outline-offset-2 outline-focus has-focus-visible:outline-2')}>
        <label htmlFor="search-place" className={caption}>
          {t('where')}
        </label>
        <input id="search-place" {...place.input} className="w-full truncate bg-transparent outline-none" />
      </div>
      <Suspense>{open ? <PlacePanel list={place.list} /> : null}</Suspense>
    </div>
  )
}

interface PopupSegmentProps {
  ref: RefObject<HTMLButtonElement | null>
  part: 'when' | 'who'
  /** The chosen dates or guests as text. Null without any. */
  words: string | null
  open: boolean
  onToggle: () => void
  /** Its share of the bar's width, as a class. */
  size: string
}

/** A button that shows the dates or the guests, and opens their popup. */
const PopupSegment = ({ ref, part, words, open, onToggle, size }: PopupSegmentProps) => {
  const { t } = useTranslation('search')
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onToggle}
      className={classNames(segment, 'basis-0', size)}
    >
      <span className={caption}>{t(part)}</span>
      <span className={classNames('truncate', !words && 'text-soft')}>
        {words ?? t(part === 'when' ? 'whenAny' : 'whoAny')}
      </span>
    </button>
  )
}

const SubmitButton = () => {
  const { t } = useTranslation('search')
  return (
    <Button
      type="submit"
      size="large"
      className="ms-2 min-h-15 group-data-in-header/search:min-h-11 group-data-in-header/search:px-3"
      icon={<Search aria-hidden="true" className="size-5" />}
    >
      <span className="group-data-in-header/search:sr-only">{t('search')}</span>
    </Button>
  )
}

/** The search on wide screens: place, dates and guests, with one popup open at a time. */
export const SearchBar = ({ state, finds, onSearch }: SearchBarProps) => {
  const [draft, setDraft] = useState(() => draftOf(state))
  const [open, setOpen] = useState<SearchField | null>(null)
  const words = useSearchWords(draft)
  const whenButton = useRef<HTMLButtonElement>(null)
  const whoButton = useRef<HTMLButtonElement>(null)
  const place = usePlaceField({
    draft,
    onChange: setDraft,
    open: open === 'where',
    onOpen: (where) => setOpen(where ? 'where' : null),
    finds,
    onPicked: () => setOpen('when'),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setOpen(null)
    onSearch(toCriteria(draft))
  }
  const popup = (part: 'when' | 'who') => ({
    part,
    words: words[part],
    open: open === part,
    onToggle: () => setOpen(open === part ? null : part),
  })
  return (
    <search>
      <form
        onSubmit={submit}
        onPointerEnter={() => void loadPanels()}
        onFocus={() => void loadPanels()}
        className="flex items-center rounded-pill bg-raised p-1.5 shadow-float hairline border-line group-data-in-header/search:p-0.5 group-data-in-header/search:shadow-none"
      >
        <PlaceSegment
          place={place}
          open={open === 'where'}
          onLeave={() => setOpen((part) => (part === 'where' ? null : part))}
        />
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        <PopupSegment ref={whenButton} {...popup('when')} size="grow" />
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        <PopupSegment ref={whoButton} {...popup('who')} size="grow-[0.8]" />
        <SubmitButton />
        <Suspense>
          {open === 'when' || open === 'who' ? (
            <SearchPanel
              key={open}
              part={open}
              anchor={open === 'when' ? whenButton : whoButton}
              draft={draft}
              onChange={setDraft}
              onOpen={setOpen}
            />
          ) : null}
        </Suspense>
      </form>
    </search>
  )
}
