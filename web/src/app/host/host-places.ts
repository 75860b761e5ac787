import {
  CalendarRange,
  CircleHelp,
  Compass,
  HandCoins,
  Home,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Luggage,
  MessageCircle,
  Settings,
} from 'lucide-react'

/** A page that the host's navigation leads to (docs/product/hosting.md, Navigation). */
export interface HostPlace {
  name:
    | 'overview'
    | 'requests'
    | 'reservations'
    | 'calendar'
    | 'messages'
    | 'listings'
    | 'payouts'
    | 'settings'
    | 'help'
    | 'front'
  to: string
  icon: LucideIcon
  /** Only the page itself is current, not those below it. */
  alone?: boolean
  /** The count beside it. */
  count?: 'pending' | 'unread'
}

/** All pages, in order. */
export const hostPlaces: readonly HostPlace[] = [
  { name: 'overview', to: '/host/dashboard', icon: LayoutDashboard, alone: true },
  { name: 'requests', to: '/host/dashboard/requests', icon: Inbox, count: 'pending' },
  { name: 'reservations', to: '/host/dashboard/reservations', icon: Luggage },
  { name: 'calendar', to: '/host/dashboard/calendar', icon: CalendarRange },
  { name: 'messages', to: '/host/dashboard/messages', icon: MessageCircle, count: 'unread' },
  { name: 'listings', to: '/host/dashboard/listings', icon: Home },
  { name: 'payouts', to: '/host/dashboard/payouts', icon: HandCoins },
  { name: 'settings', to: '/host/dashboard/settings', icon: Settings },
  { name: 'help', to: '/help', icon: CircleHelp },
  { name: 'front', to: '/', icon: Compass, alone: true },
]

/** The pages in a phone's bottom bar. The others are behind 'Mere'. */
export const barPlaces: ReadonlySet<HostPlace['name']> = new Set(['overview', 'requests', 'calendar', 'messages'])
