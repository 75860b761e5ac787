import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeletionBlocker } from '../../lib/api/model.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Where a person sees what is open. */
const pathOf: Record<DeletionBlocker['reason'], string> = {
  staysAsGuest: '/trips',
  staysAsHost: '/host/dashboard/reservations',
  payouts: '/host/dashboard/payouts',
  refunds: '/trips',
  disputes: '/trips',
}

/** What must be over before the account can be deleted, each with a link. */
export const DeletionBlockers = ({ blockers }: { blockers: readonly DeletionBlocker[] }) => {
  const { t } = useTranslation('dataRights')
  return (
    <Banner tone="warning" title={t('deleteBlocked')}>
      <p>{t('deleteBlockedText')}</p>
      <ul className="mt-2 grid gap-1">
        {blockers.map(({ reason, count }) => (
          <li key={reason} className="flex flex-wrap items-center gap-x-3">
            <span>{t(`blocker.${reason}`, { count })}</span>
            <Link to={pathOf[reason]} className="inline-flex min-h-11 items-center font-semibold underline">
              {t(`blockerLink.${reason}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
