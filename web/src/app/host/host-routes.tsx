import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { fetchTexts } from '../../i18n/i18n.ts'
import { HostLayout } from './host-layout.tsx'

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const NotFoundPage = page(async () => (await import('../not-found-page.tsx')).NotFoundPage)
const OverviewRoute = page(async () => (await import('../pages/overview.tsx')).OverviewRoute)
const RequestsRoute = page(async () => (await import('../pages/requests.tsx')).RequestsRoute)
const ReservationsRoute = page(async () => (await import('../pages/reservations.tsx')).ReservationsRoute)
const HostMessagesRoute = page(async () => {
  const [{ HostMessagesRoute }] = await Promise.all([import('../pages/host-messages.tsx'), fetchTexts('messages')])
  return HostMessagesRoute
})
const MessageTemplatesRoute = page(async () => {
  const [{ MessageTemplatesRoute }] = await Promise.all([
    import('../pages/message-templates.tsx'),
    fetchTexts('hostMessages'),
  ])
  return MessageTemplatesRoute
})
const OwnListingsRoute = page(async () => (await import('../pages/own-listings.tsx')).OwnListingsRoute)
const ExtrasRoute = page(async () => (await import('../pages/extras.tsx')).ExtrasRoute)
const PayoutsRoute = page(async () => (await import('../pages/payouts.tsx')).PayoutsRoute)
const StatementRoute = page(async () => (await import('../pages/statement.tsx')).StatementRoute)
const CalendarRoute = page(async () => (await import('../pages/calendar.tsx')).CalendarRoute)
const CalendarSyncRoute = page(async () => (await import('../pages/calendar-sync.tsx')).CalendarSyncRoute)
const StayRulesRoute = page(async () => {
  const [{ StayRulesRoute }] = await Promise.all([import('../pages/stay-rules.tsx'), fetchTexts('stayRules')])
  return StayRulesRoute
})
const HostSettingsRoute = page(async () => (await import('../pages/host-settings.tsx')).HostSettingsRoute)
const HostHelpRoute = page(async () => (await import('../pages/host-help.tsx')).HostHelpRoute)

/** The pages below /host/dashboard. Each is a chunk of its own, and none of it loads for guests. */
export const HostRoutes = () => (
  <Routes>
    <Route element={<HostLayout />}>
      <Route index element={<OverviewRoute />} />
      <Route path="requests" element={<RequestsRoute />} />
      <Route path="reservations" element={<ReservationsRoute />} />
      <Route path="messages" element={<HostMessagesRoute />} />
      <Route path="messages/templates" element={<MessageTemplatesRoute />} />
      <Route path="messages/:id" element={<HostMessagesRoute />} />
      <Route path="listings" element={<OwnListingsRoute />} />
      <Route path="calendar" element={<CalendarRoute />} />
      <Route path="calendar/sync/:listingId" element={<CalendarSyncRoute />} />
      <Route path="calendar/rules/:listingId" element={<StayRulesRoute />} />
      <Route path="listings/:id/extras" element={<ExtrasRoute />} />
      <Route path="payouts" element={<PayoutsRoute />} />
      <Route path="payouts/:id" element={<StatementRoute />} />
      <Route path="settings" element={<HostSettingsRoute />} />
      <Route path="help" element={<HostHelpRoute />} />
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
