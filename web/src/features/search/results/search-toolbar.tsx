import { MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SaveSearchButton } from '../../../domain/saved-searches/save-search-button.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FilterButton } from '../filters/filter-bar.tsx'
import type { SearchState } from '../query/search-state.ts'
import { toQuery } from '../query/write-search.ts'
import { SortSelect } from './sort-select.tsx'

interface SearchToolbarProps {
  state: SearchState
  /** Changes the search. `replace` adds no history entry. */
  onChange: (part: Partial<SearchState>, options?: { replace: boolean }) => void
  /** Shows or hides the map, without a history entry. */
  onMap: (shown: boolean) => void
}

/** A row of filters, order, saving and map. Only icons where the list is narrow. */
export const SearchToolbar = ({ state, onChange, onMap }: SearchToolbarProps) => {
  const { t } = useTranslation('search')
  return (
    <div
      role="toolbar"
      aria-label={t('results')}
      className="no-scrollbar relative -mx-4 flex items-center gap-3 overflow-x-auto @max-[39rem]/list:gap-2 px-4 py-1 sm:-mx-1 sm:px-1 [&>*]:shrink-0"
    >
      {/* The history entry of the open dialog is replaced by the filtered search. */}
      <FilterButton state={state} onApply={(chosen) => onChange(chosen, { replace: true })} />
      <SortSelect value={state.sort} onChoose={(sort) => onChange({ sort })} />
      <SaveSearchButton query={toQuery(state)} className="min-h-12 @max-[39rem]/list:px-3!" />
      <div className="hidden md:block">
        <Button
          variant="outline"
          aria-pressed={state.map}
          className="min-h-12 @max-[39rem]/list:px-3!"
          icon={<MapIcon aria-hidden="true" className="size-5" />}
          onClick={() => onMap(!state.map)}
        >
          <span className="@max-[39rem]/list:sr-only">{t(state.map ? 'hide' : 'show', { ns: 'map' })}</span>
        </Button>
      </div>
    </div>
  )
}
