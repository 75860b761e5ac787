import { countedGuests } from '@nordbo/stay-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { proposed } from '../query/proposed-search.ts'
import type { SearchState } from '../query/search-state.ts'
import { toFilters, writeSearch } from '../query/write-search.ts'
import { useRelaxTexts } from './use-relax-texts.ts'

/** Relaxed searches for a search without results: what to change, by how much, and how many homes that finds. */
export const RelaxSuggestions = ({ state, today }: { state: SearchState; today: string }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const words = useRelaxTexts(state)
  const query = toFilters(state)
  const proposals = useQuery({
    queryKey: [...queryKeys.relax, query],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/loosen', { params: { query }, signal })),
  })
  if (proposals.isPending) return <Skeleton className="h-24 w-full max-w-[30rem]" />
  const items = proposals.data?.items ?? []
  if (items.length === 0) return null
  // Fewer guests are proposed only where no home has room for all.
  const rooms = items.flatMap(({ changes }) =>
    changes.flatMap((change) => ('set' in change && change.set.guests) || []),
  )
  return (
    <div className="grid justify-items-center gap-3">
      {rooms.length > 0 && state.guests ? (
        <p className="text-14 text-soft">
          {t('loosenRoom', { asked: countedGuests(state.guests), room: Math.max(...rooms.map(Number)) })}
        </p>
      ) : null}
      <p className="text-14 font-semibold">{t('loosening')}</p>
      <ul className="grid w-full gap-2">
        {items.map((proposal) => (
          <li key={JSON.stringify(proposal.changes)}>
            <ButtonLink
              variant="outline"
              to={`/search?${writeSearch(proposed(state, proposal, today)).toString()}`}
              className="w-full justify-between py-2"
            >
              <span className="text-start">{words(proposal.changes)}</span>
              <span className="shrink-0 text-14 font-medium text-soft">
                {proposal.totalCapped
                  ? t('loosenMany', { number: format.number(proposal.total) })
                  : t('loosenFound', { count: proposal.total })}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
