import {
  Accessibility,
  BadgeCheck,
  Bell,
  CreditCard,
  Heart,
  House,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Luggage,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  VenetianMask,
} from 'lucide-react'
import type { HubTab } from '../../domain/profile-hub/hub-tabs.ts'

/** Each tab's picture. */
export const tabIcons: Record<HubTab, LucideIcon> = {
  overview: LayoutDashboard,
  'personal-info': UserRound,
  account: SlidersHorizontal,
  security: ShieldCheck,
  notifications: Bell,
  payments: CreditCard,
  payouts: Landmark,
  verification: BadgeCheck,
  'language-accessibility': Accessibility,
  'privacy-data': VenetianMask,
  trips: Luggage,
  wishlists: Heart,
  hosting: House,
}
