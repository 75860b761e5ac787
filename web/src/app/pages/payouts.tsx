import { PayoutsPage } from '../../features/payouts/payouts-page.tsx'

export const PayoutsRoute = () => <PayoutsPage />
