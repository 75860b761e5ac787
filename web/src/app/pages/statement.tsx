import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { StatementPage } from '../../features/payouts/statement-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { HostNav } from '../shell/host-nav.tsx'

/** The statement of one payout, for its host. */
export const StatementRoute = () => {
  const { t } = useTranslation('payouts')
  const { id = '' } = useParams()
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <div className="print:hidden">
        <HostNav />
      </div>
      <StatementPage key={id} id={id} />
    </RequireSession>
  )
}
