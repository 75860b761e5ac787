import { useTranslation } from 'react-i18next'
import { AddressHintsBanner } from '../../../domain/stay/address-hints-banner.tsx'
import { classNames } from '../../../lib/browser/class-names.ts'
import { CategoryStrip } from '../filters/category-strip.tsx'
import { FilterChips } from '../filters/filter-bar.tsx'
import { removeCategoryWords } from '../query/named-category.ts'
import type { SearchState } from '../query/search-state.ts'
import type { FoundHomes } from '../query/use-found-homes.ts'
import type { ChangeSearch } from '../query/use-search-address.ts'
import { writeSearch } from '../query/write-search.ts'
import { SearchHeading } from './search-heading.tsx'
import { SearchToolbar } from './search-toolbar.tsx'

const hrefOf = (state: SearchState, category: SearchState['category']): string => {
  // The phrase of the former category would contradict the new one.
  const q = removeCategoryWords(state.q, category === state.category ? null : state.category)
  return `/search?${writeSearch({ ...state, category, q }).toString()}`
}

interface ResultsHeadProps {
  found: FoundHomes
  /** The map is beside the list. */
  withMap: boolean
  onChange: ChangeSearch
}

/** What is above the list: categories, heading, toolbar, active filters, and hints about the address. */
export const ResultsHead = ({ found, withMap, onChange }: ResultsHeadProps) => {
  const { t } = useTranslation('search')
  const { results, homes, headline, state } = found
  return (
    <>
      <div className={classNames('border-b border-line', withMap ? 'mt-2' : 'mt-4 md:mt-6')}>
        <CategoryStrip chosen={state.category} hrefOf={(category) => hrefOf(state, category)} />
      </div>
      <div
        className={classNames(
          'flex flex-col gap-4 py-6 md:py-8',
          !withMap && 'xl:flex-row xl:items-end xl:justify-between xl:gap-8',
        )}
      >
        <SearchHeading
          state={state}
          headline={headline ?? (results.isError ? t('title') : null)}
          busy={results.isPlaceholderData}
          priced={results.isPending || homes.length > 0}
        />
        <SearchToolbar state={state} onChange={onChange} onMap={(map) => onChange({ map }, { replace: true })} />
      </div>
      <FilterChips state={state} onChange={onChange} />
      {state.hints.length > 0 ? (
        <div className="pb-6">
          <AddressHintsBanner hints={state.hints} words={(hint) => t(`hint.${hint}`)} />
        </div>
      ) : null}
    </>
  )
}
