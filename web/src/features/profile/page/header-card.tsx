import { useTranslation } from 'react-i18next'
import { highestRole } from '../../../domain/profile/highest-role.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Avatar } from '../../../ui/photos/avatar.tsx'
import { createHomePath } from '../create-home-path.ts'

/** Name and role, and the way to hosting. */
export const HeaderCard = ({ onOverview }: { onOverview: () => void }) => {
  const { t } = useTranslation('profile')
  const { user, has } = useSession()
  if (!user) return null
  const host = has('host')
  const label = highestRole(has)
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 md:p-7" data-testid="profile-card">
      <Avatar of={user.id} photoUrl={user.photoUrl} size="large" />
      <div className="grid min-w-48 grow basis-0 justify-items-start gap-1">
        <p className="font-head text-22 leading-tight wrap-anywhere md:text-28">{user.name}</p>
        <p className="text-14 text-soft wrap-anywhere">{user.email}</p>
        <Badge tone={label === 'guest' ? 'neutral' : 'primary'}>{t(`role.${label}`)}</Badge>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <Button variant="outline" onClick={onOverview} data-hub-entry="overview">
          {t('allSettings')}
        </Button>
        {host ? (
          <ButtonLink to="/host/dashboard">{t('toHostDashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={createHomePath}>{t('becomeHost')}</ButtonLink>
        )}
      </div>
    </Card>
  )
}
