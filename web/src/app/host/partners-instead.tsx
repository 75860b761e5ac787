import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { usePartner } from '../../domain/partner/use-partner.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'

/**
 * Leads a hotel partner who is no host from the payouts, which letters about an account name, to their own page with the account
 * (docs/product/partners.md, The payment provider). Everybody else sees `children`.
 */
export const PartnersInstead = ({ children }: { children: ReactNode }) => {
  const { has } = useSession()
  const partner = usePartner()
  if (partner.isPending) return <PageSpinner />
  if (partner.data?.application)
    return <Navigate to={has('host_hotel') ? '/hotel/partner/dashboard' : '/hotel/partner/opret'} replace />
  return children
}
