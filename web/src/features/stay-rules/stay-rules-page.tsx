import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { StayRulesEditor } from './stay-rules-editor.tsx'
import { useStayRules } from './use-stay-rules.ts'

/** The page of a home's rules. */
export const StayRulesPage = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('stayRules')
  const home = useStayRules(listingId).data
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 pb-16 md:pt-12">
      {home ? <p className="mb-1 text-14 font-medium text-soft">{home.title}</p> : null}
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-reading text-soft">{t('lead')}</p>
      <StayRulesEditor key={listingId} listingId={listingId} />
    </div>
  )
}
