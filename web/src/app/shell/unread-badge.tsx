import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshForFrame } from '../../domain/messages/refresh-threads.ts'
import { useUnreadThreads } from '../../domain/messages/use-thread.ts'
import { useThreadFrames } from '../../lib/live/thread-frames.ts'

/** How many threads have unread messages, in step with every frame. Renders nothing without any. */
export const UnreadBadge = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation('shell')
  const queries = useQueryClient()
  const count = useUnreadThreads(true).data?.guest ?? 0
  useThreadFrames((frame) => refreshForFrame(queries, frame))
  if (count === 0) return null
  return (
    <span
      data-testid="unread-threads"
      className={`tabular grid h-5 min-w-5 place-items-center rounded-pill bg-danger px-1 text-12 leading-none font-semibold text-on-primary ${className}`}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {t('unread', { count })}</span>
    </span>
  )
}
