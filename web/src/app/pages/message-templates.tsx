import { HostMessagesPage } from '../../features/host-messages/host-messages-page.tsx'

export const MessageTemplatesRoute = () => <HostMessagesPage />
