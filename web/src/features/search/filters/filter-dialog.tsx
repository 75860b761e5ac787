import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearFilters } from '../query/filter-list.ts'
import type { SearchState } from '../query/search-state.ts'
import { FilterChoices } from './filter-choices.tsx'
import { useFacets } from './use-facets.ts'

/** The server counts no further than this. */
const countedTo = 1000

interface FilterDialogProps {
  state: SearchState
  onApply: (state: SearchState) => void
  onClose: () => void
}

/** The dialog with all filters. Its button shows how many homes fit. */
export const FilterDialog = ({ state, onApply, onClose }: FilterDialogProps) => {
  const { t } = useTranslation('search')
  const [draft, setDraft] = useState(state)
  const { facets, counting } = useFacets(draft)
  const label = (): string => {
    if (!facets) return t('showFilters')
    if (facets.total === 0) return t('showNone')
    if (facets.total > countedTo || (facets.approximate && facets.total === countedTo))
      return t('showMany', { number: countedTo })
    return facets.approximate ? t('showAbout', { number: facets.total }) : t('showHomes', { count: facets.total })
  }
  return (
    <Dialog
      open
      full
      title={t('filters')}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-3">
          <Button variant="quiet" onClick={() => setDraft(clearFilters(draft))}>
            {t('reset')}
          </Button>
          <Button
            size="large"
            onClick={() => onApply(draft)}
            icon={counting ? <Spinner /> : undefined}
            data-testid="show-homes"
          >
            <span aria-live="polite">{label()}</span>
          </Button>
        </div>
      }
    >
      <FilterChoices state={draft} facets={facets} onChange={(part) => setDraft({ ...draft, ...part })} />
    </Dialog>
  )
}
