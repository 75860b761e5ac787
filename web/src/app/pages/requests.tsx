import { AlterationPanel } from '../../features/alterations/alteration-panel.tsx'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { EndedStays } from '../../features/reviews/ended-stays.tsx'

export const RequestsRoute = () => <RequestsPage before={<AlterationPanel />} after={<EndedStays />} />
