import { Cookie } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

/**
 * Says what is stored in the browser. All of it is necessary, so there is nothing to consent to. It stands at the
 * end of every page until it is dismissed.
 */
export const CookieNotice = ({ onRead }: { onRead: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <section aria-labelledby="cookies" className="page pt-20 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-sunken hairline border-line px-5 py-5 md:flex-nowrap md:px-8">
        <Cookie aria-hidden="true" className="size-7 shrink-0 text-primary max-md:hidden" strokeWidth={1.5} />
        <div className="min-w-0 grow">
          <h2 id="cookies" tabIndex={-1} className="font-body text-16 font-semibold tracking-normal outline-none">
            {t('cookiesTitle')}
          </h2>
          <p className="text-14 text-soft">{t('cookiesText')}</p>
        </div>
        <Button variant="outline" size="small" className="shrink-0" onClick={onRead}>
          {t('cookiesRead')}
        </Button>
      </div>
    </section>
  )
}
