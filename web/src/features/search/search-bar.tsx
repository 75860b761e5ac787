import { Search } from 'lucide-react'
import { type FormEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { placeListId } from './place-list.tsx'
import { draftOf, type SearchDraft, searchOf } from './search-draft.ts'
import type { SearchPart } from './search-panels.tsx'
import type { SearchState } from './search-state.ts'
import { useSearchWords } from './use-search-words.ts'

const loadPanels = () => import('./search-panels.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanels()).SearchPanel }))

interface SearchBarProps {
  state: Pick<SearchState, 'place' | 'stay' | 'guests'>
  onSearch: (search: Pick<SearchState, 'place' | 'stay' | 'guests'>) => void
}

const segment =
  'flex min-h-16 flex-col justify-center rounded-pill px-6 text-start transition-colors hover:bg-sunken aria-expanded:bg-sunken'
const caption = 'text-12 font-semibold'

/** Where, when, who, on wide screens: three popups of which one is open. */
export const SearchBar = ({ state, onSearch }: SearchBarProps) => {
  const { t } = useTranslation('search')
  const [draft, setDraft] = useState<SearchDraft>(() => draftOf(state))
  const [open, setOpen] = useState<SearchPart | null>(null)
  const words = useSearchWords(draft)
  const wherePart = useRef<HTMLDivElement>(null)
  const whenButton = useRef<HTMLButtonElement>(null)
  const whoButton = useRef<HTMLButtonElement>(null)
  const anchors: Record<SearchPart, RefObject<HTMLElement | null>> = {
    where: wherePart,
    when: whenButton,
    who: whoButton,
  }

  const leaveWhere = (): void => setOpen((part) => (part === 'where' ? null : part))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setOpen(null)
    onSearch(searchOf(draft))
  }
  return (
    <search>
      <form
        onSubmit={submit}
        onPointerEnter={() => void loadPanels()}
        onFocus={() => void loadPanels()}
        className="flex items-center rounded-pill bg-raised p-1.5 shadow-float hairline border-line"
      >
        <div ref={wherePart} className={classNames(segment, 'grow-[1.3] basis-0 has-focus-visible:bg-sunken')}>
          <label htmlFor="search-place" className={caption}>
            {t('where')}
          </label>
          <input
            id="search-place"
            value={draft.place}
            autoComplete="off"
            maxLength={100}
            placeholder={t('wherePlaceholder')}
            onChange={(event) => setDraft({ ...draft, place: event.target.value })}
            onFocus={() => setOpen('where')}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(null)
              if (event.key === 'ArrowDown') document.querySelector<HTMLElement>(`#${placeListId} button`)?.focus()
            }}
            className="w-full bg-transparent text-16 outline-none"
          />
        </div>
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        <button
          ref={whenButton}
          type="button"
          onFocus={leaveWhere}
          aria-expanded={open === 'when'}
          aria-haspopup="dialog"
          onClick={() => setOpen(open === 'when' ? null : 'when')}
          className={classNames(segment, 'grow basis-0')}
        >
          <span className={caption}>{t('when')}</span>
          <span className={classNames('truncate', !words.when && 'text-soft')}>{words.when ?? t('whenAny')}</span>
        </button>
        <span aria-hidden="true" className="h-8 w-px bg-line" />
        <button
          ref={whoButton}
          type="button"
          onFocus={leaveWhere}
          aria-expanded={open === 'who'}
          aria-haspopup="dialog"
          onClick={() => setOpen(open === 'who' ? null : 'who')}
          className={classNames(segment, 'grow-[0.8] basis-0')}
        >
          <span className={caption}>{t('who')}</span>
          <span className={classNames('truncate', !words.who && 'text-soft')}>{words.who ?? t('whoAny')}</span>
        </button>
        <Button
          type="submit"
          size="large"
          className="ms-2 min-h-15"
          icon={<Search aria-hidden="true" className="size-5" />}
        >
          {t('search')}
        </Button>
        <Suspense>
          {open ? (
            <SearchPanel
              key={open}
              part={open}
              anchor={anchors[open]}
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
