import { BecomeHostPage } from '../../features/become-host/become-host-page.tsx'

export const BecomeHostRoute = () => <BecomeHostPage />
