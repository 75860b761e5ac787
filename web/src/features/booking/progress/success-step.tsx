import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Paid, but not yet confirmed. The page after payment follows. */
export const SuccessStep = () => {
  const { t } = useTranslation('booking')
  return (
    <div role="status" className="grid justify-items-center gap-4 py-10 text-center">
      <span
        aria-hidden="true"
        className="grid size-20 animate-rise place-items-center rounded-pill bg-success-soft text-success"
      >
        <Check className="size-9" />
      </span>
      <h3 className="text-28">{t('successTitle')}</h3>
      <p className="max-w-[26rem] text-soft">{t('successText')}</p>
    </div>
  )
}
