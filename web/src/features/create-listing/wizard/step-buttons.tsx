import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { useStep } from './use-step.ts'

interface StepButtonsProps {
  place: ReturnType<typeof useStep>
  busy: boolean
  /** The step cannot be left yet. */
  blocked: boolean
  publishing: boolean
  onBack: () => void
  onNext: () => void
  onPublish: () => void
}

/** Back, and next or publish. */
export const StepButtons = ({ place, busy, blocked, publishing, onBack, onNext, onPublish }: StepButtonsProps) => {
  const { t } = useTranslation('createListing')
  return (
    <div className="flex justify-between gap-3">
      <Button variant="quiet" disabled={place.previous === undefined} onClick={onBack}>
        {t('back')}
      </Button>
      {place.next === undefined ? (
        <Button busy={publishing} onClick={onPublish}>
          {t('publish')}
        </Button>
      ) : (
        <Button busy={busy} disabled={blocked} onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </div>
  )
}
