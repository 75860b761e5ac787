import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** A host's conversations. There are none yet, so it says where guests are found meanwhile. */
export const HostMessagesPage = () => {
  const { t } = useTranslation('host')
  usePageTitle(t('messagesTitle'))
  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('messagesTitle')}</h1>
      <EmptyState icon={<MessagesSquare className="size-7" />} title={t('noMessages')} text={t('noMessagesText')}>
        <ButtonLink to="/host/dashboard/requests">{t('toRequests')}</ButtonLink>
        <ButtonLink to="/host/dashboard/reservations" variant="outline">
          {t('toReservations')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
