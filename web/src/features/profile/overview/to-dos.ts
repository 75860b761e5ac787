import type { HubTab } from '../../../domain/profile-hub/hub-tabs.ts'

/** What the overview knows of a person. Undefined is not known yet, or could not be fetched. */
export interface Standing {
  emailVerified: boolean
  phone: string | null | undefined
  /** The state of the latest request to be verified; null without one. */
  verification: 'pending' | 'approved' | 'rejected' | null | undefined
  isHost: boolean
  payoutsConfigured: boolean | undefined
}

/** One thing that waits for the person, and the tab where it is done. */
export interface ToDo {
  name: 'email' | 'identity' | 'identityRejected' | 'phone' | 'payouts'
  tab: HubTab
}

/** What waits for a person, most urgent first (docs/product/people.md, Profile hub). Nothing is asked for that is not known to be missing. */
export const toDosOf = (standing: Standing): ToDo[] => {
  const { emailVerified, phone, verification, isHost, payoutsConfigured } = standing
  return [
    ...(emailVerified ? [] : [{ name: 'email', tab: 'account' } as const]),
    ...(isHost && payoutsConfigured === false ? [{ name: 'payouts', tab: 'payouts' } as const] : []),
    ...(verification === 'rejected' ? [{ name: 'identityRejected', tab: 'verification' } as const] : []),
    ...(isHost && verification === null ? [{ name: 'identity', tab: 'verification' } as const] : []),
    ...(phone === null ? [{ name: 'phone', tab: 'personal-info' } as const] : []),
  ]
}
