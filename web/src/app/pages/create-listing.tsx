import { useTranslation } from 'react-i18next'
import { CreateListingPage } from '../../features/create-listing/create-listing-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The wizard, for signed-in people: publishing makes them hosts. */
export const CreateListingRoute = () => {
  const { t } = useTranslation()
  return (
    <RequireSession why={t('loginNeeded')}>
      <CreateListingPage />
    </RequireSession>
  )
}
