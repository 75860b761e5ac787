import { useTranslation } from 'react-i18next'
import { Spinner } from '../button/spinner.tsx'

/** Fills the page while it loads. */
export const PageSpinner = ({ label }: { label?: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <div role="status" className="page flex min-h-[50svh] items-center justify-center gap-3 text-soft">
      <Spinner />
      <span>{label ?? t('loading')}</span>
    </div>
  )
}
