import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { Button } from '../../../ui/button/button.tsx'
import { draftOf, toCriteria } from '../query/search-draft.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import type { SearchField } from './search-panels.tsx'
import { usePlaceField } from './use-place-field.ts'
import { useSearchWords } from './use-search-words.ts'

const loadPanels = () => import('./search-panels.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanels()).SearchPanel }))
const PlacePanel = lazy(async () => ({ default: (await loadPanels()).PlacePanel }))

interface SearchBarProps {
  state: SearchCriteria
  onSearch: (search: SearchCriteria) => void
}

const segment =
  'flex min-h-16 min-w-0 flex-col justify-center rounded-pill px-6 text-start transition-colors hover:bg-sunken aria-expanded:bg-sunken group-data-in-header/search:min-h-11 group-data-in-header/search:px-4 group-data-in-header/search:text-14'
const caption = 'text-12 font-semibold group-data-in-header/search:sr-only'

/** The search on wide screens: place, dates and guests, with one popup open at a time. */
export const SearchBar = ({ state, onSearch }: SearchBarProps) => {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
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
    onPicked: () => setOpen('when'),
    onHome: (id) => {
      const { stay, guests } = toCriteria(draft)
      navigate(stayPath(`/listing/${id}`, stay, guests))
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setOpen(null)
    onSearch(toCriteria(draft))
  }
  const popupButton = (part: 'when' | 'who', ref: typeof whenButton, size: string) => (
    <button
      ref={ref}
      type="button"
      aria-expanded={open === part}
      aria-haspopup="dialog"
      onClick={() => setOpen(open === part ? null : part)}
      className={classNames(segment, 'basis-0', size)}
    >
      <span className={caption}>{t(part)}</span>
      <span className={classNames('truncate', !words[part] && 'text-soft')}>
        {words[part] ?? t(part === 'when' ? 'whenAny' : 'whoAny')}
      </span>
    </button>
  )
  return (
    <search>
      <form
        onSubmit={submit}
        onPointerEnter={() => void loadPanels()}
        onFocus={() => void loadPanels()}
        className="flex items-center rounded-pill bg-raised p-1.5 shadow-float hairline border-line group-data-in-header/search:p-0.5 group-data-in-header/search:shadow-none"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that the focus has left the field and its list. */}
        <div
          className="relative grow-[1.3] basis-0"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setOpen((part) => (part === 'where' ? null : part))
          }}
        >
          <div className={classNames(segment, '-outline-offset-2 outline-focus has-focus-visible:outline-2')}>
            <label htmlFor="search-place" className={caption}>
              {t('where')}
            </label>
            <input id="search-place" {...place.input} className="w-full truncate bg-transparent outline-none" />
          </div>
          <Suspense>{open === 'where' ? <PlacePanel list={place.list} /> : null}</Suspense>
        </div>
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        {popupButton('when', whenButton, 'grow')}
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        {popupButton('who', whoButton, 'grow-[0.8]')}
        <Button
          type="submit"
          size="large"
          className="ms-2 min-h-15 group-data-in-header/search:min-h-11 group-data-in-header/search:px-3"
          icon={<Search aria-hidden="true" className="size-5" />}
        >
          <span className="group-data-in-header/search:sr-only">{t('search')}</span>
        </Button>
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
