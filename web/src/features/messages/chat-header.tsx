import { ArrowLeft, CalendarRange } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Thread } from '../../lib/api/model.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'

const ThreadMenu = lazy(async () => ({ default: (await import('./thread-menu.tsx')).ThreadMenu }))

const OnlineNow = lazy(async () => ({ default: (await import('./online-now.tsx')).OnlineNow }))

/** From which width the booking stands beside the chat, instead of behind a button. A host's menu takes some of it. */
export const besideFrom = {
  guest: { shown: 'xl:block', button: 'xl:hidden' },
  host: { shown: 'min-[90rem]:block', button: 'min-[90rem]:hidden' },
} as const

/** The other person and the home of a thread, and what can be done with it. On phones, Back leads to the list. */
export const ChatHeader = ({
  thread,
  name,
  back,
  onBooking,
}: {
  thread: Thread
  name: string
  back: string
  onBooking: () => void
}) => {
  const { t } = useTranslation('messages')
  const heading = useRef<HTMLHeadingElement>(null)
  // The page gave the focus to its content before the chat was there. Where a person has moved it since, it stays.
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header data-chat-head className="flex items-center gap-3 border-b border-line px-2 py-2 md:px-5">
      <Link
        to={back}
        aria-label={t('back')}
        className="inline-grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
      </Link>
      <Avatar of={thread.other?.id ?? thread.id} photoUrl={thread.other?.photo ?? null} size="small" />
      <div className="min-w-0 grow">
        <div className="flex items-center gap-2">
          <h2
            ref={heading}
            tabIndex={-1}
            data-page-focus
            className="truncate font-body text-16 font-semibold tracking-normal -outline-offset-2"
          >
            {name}
          </h2>
          <Suspense>
            <OnlineNow key={thread.id} threadId={thread.id} />
          </Suspense>
        </div>
        {thread.listing ? (
          <Link
            to={`/listing/${thread.listing.id}`}
            className="flex text-14 text-soft underline-offset-4 hover:underline"
          >
            <span dir="auto" className="truncate">
              {thread.listing.title}
            </span>
          </Link>
        ) : null}
      </div>
      <IconButton label={t('booking')} className={besideFrom[thread.side].button} onClick={onBooking}>
        <CalendarRange aria-hidden="true" className="size-5" />
      </IconButton>
      <Suspense fallback={<span className="size-11" />}>
        <ThreadMenu thread={thread} />
      </Suspense>
    </header>
  )
}
