/** The tabs of the profile hub, in order. The names appear in the address (docs/product/people.md, Profile hub). */
export const hubTabs = [
  'overview',
  'personal-info',
  'account',
  'security',
  'notifications',
  'payments',
  'payouts',
  'verification',
  'language-accessibility',
  'privacy-data',
  'trips',
  'wishlists',
  'hosting',
] as const
export type HubTab = (typeof hubTabs)[number]

/** The tab that an address names: the overview if it names none that exists. */
export const hubTabOf = (name: string): HubTab => hubTabs.find((tab) => tab === name) ?? 'overview'

/** The address of a tab. */
export const hubPath = (tab: HubTab): string => `/profile?profile=${tab}`

/** Tabs of the former profile page, whose addresses are in mails and bookmarks. */
const former: Record<string, HubTab> = {
  trips: 'trips',
  'payment-methods': 'payments',
  'payout-account': 'payouts',
}

/** The tab that a former address names with `?tab=`, if any. */
export const formerTab = (name: string | null): HubTab | undefined => (name === null ? undefined : former[name])
