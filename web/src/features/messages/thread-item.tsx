import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { FoundMessage, Message, ThreadSummary } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { useChatFormat } from './use-chat-format.ts'
import { placeParam } from './use-found-place.ts'
import { useOnline } from './use-online.ts'
import { useOutbox } from './use-outbox.ts'

/** A text that may be written from the other side than the page. It is cut off at its own end, and stands where the line begins. */
const Cut = ({ children }: { children: ReactNode }) => (
  <span dir="auto" className="truncate">
    {children}
  </span>
)

interface ItemProps extends Pick<ThreadSummary, 'listing' | 'other'> {
  id: string
  to: string
  current: boolean
  at: string
  unread?: number
  /** The reader wrote it. */
  mine?: boolean
  /** Something that was written in it was not sent, or waits for a connection. */
  unsent?: 'failed' | 'waits' | null
  /** Takes the focus after a change of page. */
  focused?: boolean | undefined
  children: ReactNode
}

const toneOf = (unread: number, unsent: ItemProps['unsent']): string => {
  if (unsent === 'failed') return 'font-semibold text-danger'
  return unread > 0 ? 'font-semibold text-ink' : 'text-soft'
}

/** A thread in a list, a link to its chat. */
const Item = ({
  id,
  to,
  current,
  listing,
  other,
  at,
  unread = 0,
  mine = false,
  unsent = null,
  focused = false,
  children,
}: ItemProps) => {
  const { t } = useTranslation('messages')
  const format = useChatFormat()
  return (
    <li data-testid="thread" data-thread={id}>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        data-page-focus={focused || undefined}
        className={classNames(
          'flex gap-3 rounded-control px-3 py-3 -outline-offset-2 transition-colors hover:bg-sunken',
          current && 'bg-sunken',
        )}
      >
        <Avatar of={other?.id ?? id} photoUrl={other?.photo ?? null} />
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-2">
            <p className={classNames('truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
              {other?.name ?? t('person')}
            </p>
            <time dateTime={at} className="shrink-0 text-12 text-soft">
              {format.short(at)}
            </time>
          </div>
          <p className="flex text-14 text-soft">
            <Cut>{listing?.title ?? t('home')}</Cut>
          </p>
          <div className="flex items-center justify-between gap-2">
            <p className={classNames('flex min-w-0 text-14', toneOf(unread, unsent))}>
              {unsent === 'failed' ? (
                <CircleAlert aria-hidden="true" className="me-1 size-4 shrink-0 self-center text-danger" />
              ) : null}
              {unsent === 'waits' ? <Clock aria-hidden="true" className="me-1 size-4 shrink-0 self-center" /> : null}
              {mine ? <span className="shrink-0 whitespace-pre">{t('ownLast', { text: '' })}</span> : null}
              <Cut>{children}</Cut>
            </p>
            {unread > 0 ? (
              <span
                data-testid="unread"
                className="tabular grid h-5 min-w-5 shrink-0 place-items-center rounded-pill bg-danger px-1 text-12 leading-none font-semibold text-on-primary"
              >
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            ) : null}
          </div>
        </div>
      </Link>
    </li>
  )
}

/** The last message of a thread in one line. */
const useLine = (): ((message: Message | null) => string) => {
  const { t } = useTranslation('messages')
  const format = useChatFormat()
  return (message) => {
    if (!message) return t('noMessagesYet')
    if (message.event) return format.event(message.event)
    return message.body || t('picturesSent', { count: message.pictures.length })
  }
}

/** Does a thread hold something that was not sent, or only what goes by itself once there is a connection? */
const useUnsentState = (threadId: string, ownId: string): 'failed' | 'waits' | null => {
  const online = useOnline()
  const { outbox, unsent } = useOutbox(ownId)
  const failed = unsent.filter((one) => one.threadId === threadId && one.state === 'failed')
  if (failed.length === 0) return null
  return !online && failed.every(({ id }) => outbox.isRetried(id)) ? 'waits' : 'failed'
}

interface ThreadItemProps extends Pick<ItemProps, 'current' | 'focused'> {
  thread: ThreadSummary
  base: string
}

export const ThreadItem = ({ thread, base, current, focused }: ThreadItemProps) => {
  const { t } = useTranslation('messages')
  const line = useLine()
  const ownId = thread.side === 'guest' ? thread.guestId : thread.hostId
  const unsent = useUnsentState(thread.id, ownId)
  return (
    <Item
      {...thread}
      to={`${base}/${thread.id}`}
      current={current}
      focused={focused}
      at={thread.lastMessageAt}
      unsent={unsent}
      mine={unsent === null && thread.lastMessage?.senderId === ownId}
    >
      {unsent === null ? line(thread.lastMessage) : t(unsent === 'failed' ? 'sendFailed' : 'waitsForLine')}
    </Item>
  )
}

interface FoundItemProps {
  found: FoundMessage
  base: string
  /** Its thread is open. */
  open: boolean
}

/** A message that a search found, a link to its place in the chat. */
export const FoundItem = ({ found, base, open }: FoundItemProps) => {
  const [params] = useSearchParams()
  const { threadId, seq, createdAt } = found.message
  return (
    <Item
      id={threadId}
      to={`${base}/${threadId}?${placeParam}=${seq}`}
      current={open && params.get(placeParam) === String(seq)}
      listing={found.thread?.listing ?? null}
      other={found.thread?.other ?? null}
      at={createdAt}
    >
      {found.snippet}
    </Item>
  )
}
