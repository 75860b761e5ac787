import { HostHelpPage } from '../../features/host-help/host-help-page.tsx'

export const HostHelpRoute = () => <HostHelpPage />
