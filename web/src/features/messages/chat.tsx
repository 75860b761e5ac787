import { MessageCircleOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { firstUnread } from '../../domain/messages/rows.ts'
import type { Timeline } from '../../domain/messages/timeline.ts'
import { notArrived } from '../../domain/messages/unsent.ts'
import { useMessages } from '../../domain/messages/use-messages.ts'
import { type ThreadSide, useThread } from '../../domain/messages/use-thread.ts'
import { OfferPush } from '../../domain/push/offer-push.tsx'
import type { Message, MessagePicture, Thread } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { newUuid } from '../../lib/browser/new-uuid.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { BesideChat } from './beside-chat.tsx'
import { besideFrom, ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { type FoundPlace, useFoundPlace } from './use-found-place.ts'
import { useOnline } from './use-online.ts'
import { useOutbox } from './use-outbox.ts'
import { useThreadSync } from './use-thread-sync.ts'

const SidePanel = lazy(async () => ({ default: (await import('../../ui/dialog/side-panel.tsx')).SidePanel }))

/** The address of the list of either side. */
const baseOf = { guest: '/messages', host: '/host/dashboard/messages' } as const

interface ChatProps {
  /** The address of the list. */
  back: string
  /** A booking and the actions that its state allows. */
  booking: (id: string) => ReactNode
}

interface OpenProps extends ChatProps {
  thread: Thread
  messages: ReturnType<typeof useMessages>
  timeline: Timeline
  place: FoundPlace
}

/** Where a message is written, or why none can be. */
const Foot = ({ thread, onSend }: { thread: Thread; onSend: (body: string, pictures: MessagePicture[]) => void }) => {
  const { t } = useTranslation('messages')
  if (thread.blockedBy === null) return <Composer thread={thread} onSend={onSend} />
  return (
    <p role="status" className="border-t border-line px-5 py-5 text-center text-14 text-soft">
      {t(thread.blockedBy === 'other' ? 'blockedByOther' : 'blockedByMe')}
    </p>
  )
}

/** A thread whose messages are fetched. */
const OpenChat = ({ thread, messages, timeline, place, back, booking }: OpenProps) => {
  const { t } = useTranslation('messages')
  const ownId = thread.side === 'guest' ? thread.guestId : thread.hostId
  const otherName = thread.other?.name ?? t('person')
  const { outbox, unsent } = useOutbox(ownId)
  const [newFrom] = useState(() => firstUnread(timeline.items, thread.readSeq, ownId))
  const [heard, setHeard] = useState<Message | null>(null)
  const [beside, setBeside] = useState(false)
  const [wrote, setWrote] = useState(false)
  const typing = useThreadSync(thread, setHeard)
  const online = useOnline()
  // A message whose answer was lost has come by its frame or with a page.
  useEffect(() => {
    const open = new Set(notArrived(unsent, timeline.items).map(({ id }) => id))
    const arrived = unsent.filter((one) => one.threadId === thread.id && !open.has(one.id))
    for (const { id } of arrived) outbox.discard(id)
    // What waited for them goes on.
    if (arrived.length > 0) outbox.retryUnanswered()
  }, [unsent, timeline.items, thread.id, outbox])
  const waiting = notArrived(
    unsent.filter(({ threadId }) => threadId === thread.id),
    timeline.items,
  )
  const send = (body: string, pictures: MessagePicture[]): void => {
    setWrote(true)
    // What one writes stands at the end.
    if (timeline.newer) place.leave()
    void outbox.add({
      ...{ id: newUuid(), threadId: thread.id, body, pictures },
      createdAt: new Date(serverNow()).toISOString(),
    })
  }
  return (
    <>
      <section aria-label={t('chat', { name: otherName })} className="flex min-w-0 grow flex-col">
        <ChatHeader thread={thread} name={otherName} back={back} onBooking={() => setBeside(true)} />
        <ChatLog
          thread={thread}
          timeline={timeline}
          unsent={waiting}
          outbox={outbox}
          ownId={ownId}
          otherName={otherName}
          newFrom={newFrom}
          pages={messages}
          place={place}
          ready={!messages.query.isPlaceholderData}
        />
        <p role="status" className="h-6 px-5 text-14 text-soft">
          {typing ? t('typing', { name: otherName }) : null}
        </p>
        {online ? null : (
          <p role="status" className="bg-warning-soft px-5 py-2 text-14 text-warning">
            {t('offline')}
          </p>
        )}
        {wrote ? (
          <div className="px-3 pb-3 md:px-5">
            <OfferPush />
          </div>
        ) : null}
        <Foot thread={thread} onSend={send} />
        <p aria-live="polite" className="sr-only">
          {heard?.body ? t('arrived', { name: otherName, text: heard.body }) : null}
        </p>
      </section>
      <aside
        aria-label={t('booking')}
        className={`hidden w-80 shrink-0 overflow-y-auto border-s border-line p-5 ${besideFrom[thread.side].shown}`}
      >
        <BesideChat thread={thread} booking={booking} />
      </aside>
      <Suspense>
        {beside ? (
          <SidePanel title={t('booking')} onClose={() => setBeside(false)}>
            <BesideChat thread={thread} booking={booking} />
          </SidePanel>
        ) : null}
      </Suspense>
    </>
  )
}

/** The chat of one thread. The address of the other side leads to that of the person's own: a search finds messages of both. */
export const Chat = ({ id, side, ...props }: ChatProps & { id: string; side: ThreadSide | undefined }) => {
  const { t } = useTranslation('messages')
  const thread = useThread(id)
  const place = useFoundPlace()
  const messages = useMessages(id, place.seq)
  const { search } = useLocation()
  const error = thread.error ?? messages.query.error
  if (side && thread.data && thread.data.side !== side)
    return <Navigate replace to={`${baseOf[thread.data.side]}/${id}${search}`} />
  if (isMissing(error))
    return (
      <div className="grow">
        <EmptyState icon={<MessageCircleOff className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
          <ButtonLink to={props.back} variant="outline">
            {t('back')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  if (thread.data && messages.query.data)
    return <OpenChat thread={thread.data} {...{ messages, place }} timeline={messages.query.data} {...props} />
  if (thread.isError || messages.query.isError)
    return (
      <div className="grow">
        <ErrorState
          title={t('loadFailed')}
          error={error}
          onRetry={() => void Promise.all([thread.refetch(), messages.query.refetch()])}
          busy={thread.isFetching || messages.query.isFetching}
        />
      </div>
    )
  return <PageSpinner />
}
