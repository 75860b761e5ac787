import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

interface MapControlsProps {
  /** The map no longer shows the searched area. */
  moved: boolean
  follow: boolean
  busy: boolean
  /** Why there are no homes, or null. */
  message: string | null
  /** The number of visible homes, for screen readers. */
  count: number | null
  onSearch: () => void
  onFollow: (follow: boolean) => void
}

/** Controls over the map: search here, follow the map, and messages. */
export const MapControls = ({ moved, follow, busy, message, count, onSearch, onFollow }: MapControlsProps) => {
  const { t } = useTranslation('map')
  return (
    <div className="pointer-events-none absolute start-3 end-[4.5rem] top-3 grid justify-items-center gap-2">
      <div className="pointer-events-auto flex items-center gap-3 rounded-pill bg-raised ps-4 pe-5 text-14 shadow-float hairline border-line [&_label]:text-14">
        <Checkbox label={t('follow')} checked={follow} onChange={(event) => onFollow(event.target.checked)} />
        {busy ? <Spinner className="text-soft" /> : null}
      </div>
      {moved ? (
        <Button
          className="pointer-events-auto shadow-float"
          icon={<Search aria-hidden="true" className="size-4" />}
          onClick={onSearch}
        >
          {t('searchHere')}
        </Button>
      ) : null}
      <div role="status">
        {message ? (
          <p className="rounded-card bg-raised px-4 py-3 text-center text-14 font-medium shadow-float">{message}</p>
        ) : (
          <span className="sr-only">{busy ? t('finding') : count === null ? '' : t('countHere', { count })}</span>
        )}
      </div>
    </div>
  )
}
