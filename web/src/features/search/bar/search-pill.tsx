import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf, toCriteria } from '../query/search-draft.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import type { Finds } from './suggestion-query.ts'
import { useSearchWords } from './use-search-words.ts'

const loadSheet = () => import('./search-sheet.tsx')
const SearchSheet = lazy(async () => ({ default: (await loadSheet()).SearchSheet }))

interface SearchPillProps {
  state: SearchCriteria
  /** What it finds, and suggests beside places. */
  finds: Finds
  onSearch: (search: SearchCriteria) => void
}

/** The search on phones: a pill that shows the search and opens the sheet. */
export const SearchPill = ({ state, finds, onSearch }: SearchPillProps) => {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(state))
  const chosen = draftOf(state)
  const words = useSearchWords(chosen)
  const details = [words.when, words.who].filter(Boolean).join(' · ')
  return (
    <search>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onClick={() => {
          setDraft(chosen)
          setOpen(true)
        }}
        className="flex min-h-16 w-full items-center gap-4 rounded-pill bg-raised hairline border-line px-5 text-start shadow-float group-data-in-header/search:min-h-11 group-data-in-header/search:gap-2 group-data-in-header/search:px-3 group-data-in-header/search:shadow-none"
      >
        <Search aria-hidden="true" className="size-6 shrink-0 text-primary group-data-in-header/search:size-5" />
        <span className="grid min-w-0 group-data-in-header/search:flex group-data-in-header/search:items-baseline group-data-in-header/search:gap-2 group-data-in-header/search:text-14">
          <span className="truncate font-semibold group-data-in-header/search:max-w-[60%] group-data-in-header/search:shrink-0">
            {state.near ? t('nearMe') : chosen.place || t('openSearch')}
          </span>
          <span className="truncate text-14 text-soft">{details || `${t('whenAny')} · ${t('whoAny')}`}</span>
        </span>
      </button>
      <Suspense>
        {open ? (
          <SearchSheet
            draft={draft}
            finds={finds}
            onChange={setDraft}
            onClose={() => setOpen(false)}
            onSearch={() => {
              setOpen(false)
              onSearch(toCriteria(draft))
            }}
          />
        ) : null}
      </Suspense>
    </search>
  )
}
