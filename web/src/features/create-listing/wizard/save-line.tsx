import { Check, CloudAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/button/spinner.tsx'
import type { SaveState } from '../draft/use-draft-sync.ts'

const icons = {
  idle: null,
  saving: <Spinner className="size-3.5" />,
  saved: <Check aria-hidden="true" className="size-4 text-success" />,
  unsaved: <CloudAlert aria-hidden="true" className="size-4 text-warning" />,
  failed: <CloudAlert aria-hidden="true" className="size-4 text-danger" />,
} as const

/** Whether the answers are stored. */
export const SaveLine = ({ state }: { state: SaveState }) => {
  const { t } = useTranslation('createListing')
  return (
    <p
      role="status"
      data-testid="save-state"
      data-state={state}
      className="flex items-center gap-1.5 text-14 text-soft"
    >
      {icons[state]}
      {t(`save.${state}`)}
    </p>
  )
}
