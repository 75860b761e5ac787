import { useTranslation } from 'react-i18next'
import type { SearchSort } from '../../../lib/api/model.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { sorts } from '../query/search-state.ts'

export const SortSelect = ({ value, onChoose }: { value: SearchSort; onChoose: (sort: SearchSort) => void }) => {
  const { t } = useTranslation('search')
  return (
    <div className="w-48 min-w-24 shrink!">
      <Select
        quietLabel
        className="rounded-pill @max-[22rem]/list:ps-3 @max-[22rem]/list:pe-9"
        label={t('sort')}
        value={value}
        options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onChoose={onChoose}
      />
    </div>
  )
}
