import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followLine, sendFrame, useThreadFrames } from '../../lib/live/thread-frames.ts'

/** Has the other person of a thread Nordbo open? False while it is not known. */
const useOnlineNow = (threadId: string): boolean => {
  const [online, setOnline] = useState(false)
  useThreadFrames((frame) => {
    if (frame.type === 'presence' && frame.threadId === threadId) setOnline(frame.online)
  })
  useEffect(() => {
    const end = followLine((isOpen) => {
      setOnline(false)
      if (isOpen) sendFrame({ type: 'watch', threadId })
    })
    return () => {
      end()
      sendFrame({ type: 'watch', threadId: null })
    }
  }, [threadId])
  return online
}

/** Says that the other person is here, where both show it (docs/product/messages.md, Presence). */
export const OnlineNow = ({ threadId }: { threadId: string }) => {
  const { t } = useTranslation('messages')
  if (!useOnlineNow(threadId)) return null
  return (
    <span data-testid="online" className="flex min-w-2 shrink-[99] items-center gap-1.5 text-14 text-soft">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-success" />
      {/* The name comes first where there is no room for both. */}
      <span className="truncate">{t('online')}</span>
    </span>
  )
}
