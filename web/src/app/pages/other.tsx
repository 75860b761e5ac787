import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import {
  fetchAdminTexts,
  fetchLateTexts,
  fetchPartnerHotelTexts,
  fetchPartnerTexts,
  fetchTicketTexts,
  fetchUnsubscribeTexts,
  fetchWrittenTexts,
} from '../../i18n/i18n.ts'
import { NotFoundPage } from '../not-found-page.tsx'

const AdminRoute = lazy(async () => {
  const [{ AdminRoute }] = await Promise.all([import('./admin.tsx'), fetchAdminTexts()])
  return { default: AdminRoute }
})
const ReconciliationRoute = lazy(async () => {
  const [{ ReconciliationRoute }] = await Promise.all([import('./reconciliation.tsx'), fetchAdminTexts()])
  return { default: ReconciliationRoute }
})
const ReportRoute = lazy(async () => {
  const [{ ReportRoute }] = await Promise.all([import('./report.tsx'), fetchAdminTexts()])
  return { default: ReportRoute }
})
const fetchUnsubscribe = async () =>
  (await Promise.all([import('../../features/unsubscribe/unsubscribe-pages.tsx'), fetchUnsubscribeTexts()]))[0]
const StopMailsPage = lazy(async () => ({ default: (await fetchUnsubscribe()).StopMailsPage }))
const StopSearchPage = lazy(async () => ({ default: (await fetchUnsubscribe()).StopSearchPage }))
const PartnerApplicationRoute = lazy(async () => {
  const [{ PartnerApplicationRoute }] = await Promise.all([import('./partner-application.tsx'), fetchPartnerTexts()])
  return { default: PartnerApplicationRoute }
})
const PartnerDashboardRoute = lazy(async () => {
  const [{ PartnerDashboardRoute }] = await Promise.all([import('./partner-dashboard.tsx'), fetchPartnerTexts()])
  return { default: PartnerDashboardRoute }
})
const PartnerHotelRoute = lazy(async () => {
  const [{ PartnerHotelRoute }] = await Promise.all([import('./partner-hotel.tsx'), fetchPartnerHotelTexts()])
  return { default: PartnerHotelRoute }
})
const TicketPage = lazy(async () => {
  const [{ TicketPage }] = await Promise.all([import('../../features/contact/ticket-page.tsx'), fetchTicketTexts()])
  return { default: TicketPage }
})
const fetchNewsletter = async () =>
  (await Promise.all([import('../../features/newsletter/newsletter-pages.tsx'), fetchWrittenTexts()]))[0]
const ConfirmNewsletterPage = lazy(async () => ({ default: (await fetchNewsletter()).ConfirmNewsletterPage }))
const EndNewsletterPage = lazy(async () => ({ default: (await fetchNewsletter()).EndNewsletterPage }))
const StyleguidePage = lazy(async () => {
  const [{ StyleguidePage }] = await Promise.all([import('../styleguide/styleguide-page.tsx'), fetchLateTexts()])
  return { default: StyleguidePage }
})

/** Rare pages, and what unknown addresses show. They are not in the first script, which every page fetches. */
export const OtherRoute = () => (
  <Routes>
    <Route path="admin" element={<AdminRoute />} />
    <Route path="admin/reconciliation" element={<ReconciliationRoute />} />
    <Route path="admin/reports/:id" element={<ReportRoute />} />
    <Route path="hotel/partner/opret" element={<PartnerApplicationRoute />} />
    <Route path="hotel/partner/dashboard" element={<PartnerDashboardRoute />} />
    <Route path="hotel/partner/hoteller/:id" element={<PartnerHotelRoute />} />
    <Route path="saved-searches/unsubscribe" element={<StopSearchPage />} />
    <Route path="unsubscribe" element={<StopMailsPage />} />
    <Route path="newsletter/confirm" element={<ConfirmNewsletterPage />} />
    <Route path="newsletter/unsubscribe" element={<EndNewsletterPage />} />
    <Route path="contact/ticket" element={<TicketPage />} />
    <Route path="styleguide" element={<StyleguidePage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
