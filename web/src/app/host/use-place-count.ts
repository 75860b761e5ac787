import { useTranslation } from 'react-i18next'
import { useHostOverview } from '../../domain/host-overview/use-host-overview.ts'
import { useUnreadThreads } from '../../domain/messages/use-thread.ts'
import type { HostPlace } from './host-places.ts'

/** The count beside a page and its words; null without anything to count. */
export const usePlaceCount = ({ count }: Pick<HostPlace, 'count'>): { count: number; words: string } | null => {
  const { t } = useTranslation('host')
  const { data } = useHostOverview()
  const unread = useUnreadThreads(count === 'unread').data?.host
  if (!count) return null
  const found = (count === 'pending' ? data?.pendingRequestsCount : unread) ?? 0
  return found === 0 ? null : { count: found, words: t(`count.${count}`, { count: found }) }
}
