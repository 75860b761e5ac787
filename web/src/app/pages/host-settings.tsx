import { HostSettingsPage } from '../../features/host-settings/host-settings-page.tsx'

export const HostSettingsRoute = () => <HostSettingsPage />
