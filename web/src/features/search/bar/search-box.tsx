import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { visibleSearchText, withMeantPlace } from '../query/search-draft.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchPill } from './search-pill.tsx'
import type { Finds } from './suggestion-query.ts'
import { useIsStuck } from './use-is-stuck.ts'
import { useResolveSearchText } from './use-resolve-search-text.ts'

interface SearchBoxProps {
  state: SearchCriteria
  /** Always in the header, not only after scrolling. */
  inHeader?: boolean
  /** What it finds, and suggests beside places: by default homes. */
  finds?: Finds
  onSearch: (search: SearchCriteria) => void
  /** Classes of its row. */
  className?: string
}

/**
 * The search bar or pill, by the screen's width. It stays in the header when the page is scrolled, and resets when
 * `state` changes. Its parent must be as long as the page.
 */
export const SearchBox = ({ state, inHeader = false, finds = 'homes', onSearch, className }: SearchBoxProps) => {
  const wide = useIsWide()
  const mark = useRef<HTMLDivElement>(null)
  const stuck = useIsStuck(mark, inHeader)
  const { resolve, pageNamed } = useResolveSearchText(finds)
  const navigate = useNavigate()
  const words = visibleSearchText(state)
  const searchTyped = async (criteria: SearchCriteria): Promise<void> => {
    const page = await pageNamed(criteria.place)
    if (page) await navigate(page)
    else onSearch(withMeantPlace(state, await resolve(criteria)))
  }
  const search = (criteria: SearchCriteria): void => {
    if (words !== '' && criteria.place === words) onSearch({ ...criteria, place: '', q: words })
    else void searchTyped(criteria)
  }
  const { place, near, stay, flex, some, guests } = state
  const shown = JSON.stringify([place, words, near, stay, flex, some, guests])
  const Search = wide ? SearchBar : SearchPill
  return (
    <>
      <div ref={mark} />
      <div
        data-in-header={stuck || undefined}
        className={classNames(
          'group/search pointer-events-none top-0 z-35 h-16 md:h-19',
          inHeader ? 'page fixed inset-x-0' : 'sticky',
          className,
        )}
      >
        <div className="mx-auto flex h-full max-w-[60rem] flex-col justify-center group-data-in-header/search:mx-12 group-data-in-header/search:h-(--bar-height) md:group-data-in-header/search:me-16 md:group-data-in-header/search:ms-44 lg:group-data-in-header/search:mx-auto lg:group-data-in-header/search:w-[min(44rem,100%-24rem)]">
          <div className="pointer-events-auto">
            <Search key={shown} state={state} finds={finds} onSearch={search} />
          </div>
        </div>
      </div>
    </>
  )
}
