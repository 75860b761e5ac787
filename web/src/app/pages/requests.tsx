import { useTranslation } from 'react-i18next'
import { AlterationPanel } from '../../features/alterations/alteration-panel.tsx'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { EndedStays } from '../../features/reviews/ended-stays.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { HostNav } from '../shell/host-nav.tsx'

export const RequestsRoute = () => {
  const { t } = useTranslation('requests')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <HostNav />
      <RequestsPage before={<AlterationPanel />} after={<EndedStays />} />
    </RequireSession>
  )
}
