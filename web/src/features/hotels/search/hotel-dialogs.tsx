import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { type HotelChoice, HotelFilters, noHotelFilters } from './hotel-filters.tsx'

interface FilterDialogProps {
  search: HotelChoice
  onChange: (part: Partial<HotelChoice>) => void
  onClose: () => void
}

/** The filters where they are not beside the list. */
export const FilterDialog = ({ search, onChange, onClose }: FilterDialogProps) => {
  const { t } = useTranslation('hotels')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filters')}
      footer={
        <div className="flex justify-between gap-3">
          <Button variant="outline" onClick={() => onChange(noHotelFilters)}>
            {t('clear')}
          </Button>
          <Button onClick={onClose}>{t('filtersShow')}</Button>
        </div>
      }
    >
      <HotelFilters search={search} onChange={onChange} />
    </Dialog>
  )
}

/** The map over a phone's whole screen. */
export const MapDialog = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const { t } = useTranslation('hotels')
  return (
    <Dialog open full onClose={onClose} title={t('mapLabel')}>
      <div className="-mx-5 -my-5 h-[calc(100svh-4rem)]">{children}</div>
    </Dialog>
  )
}
