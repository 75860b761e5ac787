import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../button/button.tsx'

/** Shown where data could not be fetched: the reason and a button to retry. */
export const ErrorState = ({
  title,
  error,
  onRetry,
  busy = false,
}: {
  title: string
  error: unknown
  onRetry: () => void
  busy?: boolean
}) => {
  const { t } = useTranslation()
  const problemText = useProblemText()
  return (
    <div role="alert" className="mx-auto flex max-w-reading flex-col items-center gap-3 px-4 py-16 text-center">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-pill bg-danger-soft text-danger">
        <CloudOff className="size-7" />
      </span>
      <h2 className="text-22">{title}</h2>
      <p className="text-soft">{problemText(error)}</p>
      <Button variant="outline" onClick={onRetry} busy={busy} className="mt-3">
        {t('retry')}
      </Button>
    </div>
  )
}
