import { OverviewPage } from '../../features/overview/overview-page.tsx'

export const OverviewRoute = () => <OverviewPage />
