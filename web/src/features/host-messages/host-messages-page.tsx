import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { TemplatesPanel } from './templates-panel.tsx'

/** A host's templates, and the messages that are sent by themselves (docs/product/messages.md, Templates). */
export const HostMessagesPage = () => {
  const { t } = useTranslation('hostMessages')
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'planned' ? 'planned' : 'templates'
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 pb-16 md:pt-12">
      <Link
        to="/host/dashboard/messages"
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-14 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {t('toMessages')}
      </Link>
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-reading text-soft">{t('lead')}</p>
      <Tabs
        label={t('tabs')}
        value={tab}
        tabs={[
          { value: 'templates', label: t('templates') },
          { value: 'planned', label: t('planned') },
        ]}
        onChoose={(next) => setParams(next === 'planned' ? { tab: next } : {}, { preventScrollReset: true })}
      >
        {tab === 'planned' ? <PlansPanel /> : <TemplatesPanel />}
      </Tabs>
    </div>
  )
}
