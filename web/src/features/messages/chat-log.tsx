import { ArrowDown, CalendarCheck } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outbox } from '../../domain/messages/outbox.ts'
import { type ChatRow, readMarkOf, rowsOf } from '../../domain/messages/rows.ts'
import type { Timeline } from '../../domain/messages/timeline.ts'
import type { Unsent } from '../../domain/messages/unsent.ts'
import type { useMessages } from '../../domain/messages/use-messages.ts'
import type { Message, Thread } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { MessageBubble } from './bubble.tsx'
import { MorePages } from './more-pages.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useChatFormat } from './use-chat-format.ts'
import { useChatScroll } from './use-chat-scroll.ts'
import { useFoundMark } from './use-found-mark.ts'
import type { FoundPlace } from './use-found-place.ts'
import { useMarkRead } from './use-mark-read.ts'

const Line = ({ tone, children }: { tone: 'day' | 'new'; children: string }) => (
  <p className={`flex items-center gap-3 pt-5 text-12 font-semibold ${tone === 'new' ? 'text-danger' : 'text-soft'}`}>
    <span className={`h-px grow ${tone === 'new' ? 'bg-danger' : 'bg-line'}`} />
    {children}
    <span className={`h-px grow ${tone === 'new' ? 'bg-danger' : 'bg-line'}`} />
  </p>
)

/** What happened to a booking. */
const EventNote = ({ message, event }: { message: Message; event: NonNullable<Message['event']> }) => {
  const format = useChatFormat()
  return (
    <p
      data-testid="event"
      className="mx-auto flex max-w-reading items-start justify-center gap-2 px-4 pt-4 text-14 text-soft"
    >
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {format.event(event)} <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
      </span>
    </p>
  )
}

interface RowProps {
  row: ChatRow
  ownId: string
  otherName: string
  readSeq: number | null
  /** The place of the message that a search found, for a moment. */
  marked: number | null
}

const Row = ({ row, ownId, otherName, readSeq, marked }: RowProps) => {
  const { t } = useTranslation('messages')
  const format = useChatFormat()
  if (row.kind === 'day') return <Line tone="day">{format.day(row.day)}</Line>
  if (row.kind === 'new') return <Line tone="new">{t('newLine')}</Line>
  const { message, follows } = row
  const own = message.senderId === ownId
  const isMarked = message.seq === marked
  return (
    <div
      data-seq={message.seq}
      aria-current={isMarked ? 'location' : undefined}
      className={`-mx-2 rounded-card px-2 transition-colors duration-(--calm) ${isMarked ? 'bg-primary-soft' : ''}`}
    >
      {message.event ? (
        <EventNote message={message} event={message.event} />
      ) : (
        <MessageBubble
          message={message}
          own={own}
          follows={follows}
          name={own ? t('me') : otherName}
          read={message.seq === readSeq}
        />
      )}
    </div>
  )
}

interface ChatLogProps {
  thread: Thread
  timeline: Timeline
  unsent: readonly Unsent[]
  outbox: Outbox
  ownId: string
  otherName: string
  /** Where what is new began when the thread was opened. */
  newFrom: number | null
  pages: Pick<ReturnType<typeof useMessages>, 'older' | 'loadOlder' | 'newer' | 'loadNewer'>
  place: FoundPlace
  /** The messages around the place are there. */
  ready: boolean
}

/** The messages of a thread in a box that scrolls, the newest at its end, or those around a place. */
export const ChatLog = ({
  thread,
  timeline,
  unsent,
  outbox,
  newFrom,
  pages,
  place,
  ready,
  ...people
}: ChatLogProps) => {
  const { t } = useTranslation('messages')
  const box = useRef<HTMLDivElement>(null)
  const { items, newer } = timeline
  const scroll = useChatScroll(box, {
    firstKey: items[0]?.id,
    size: items.length + unsent.length + (pages.older === 'loading' ? 0.5 : 0),
    isWhole: !newer,
    onTop: pages.loadOlder,
    onBottom: pages.loadNewer,
  })
  const marked = useFoundMark(box, { ...scroll, place, ready })
  useMarkRead(thread, items.at(-1)?.seq ?? 0, scroll.atEnd && !newer)
  const readSeq = readMarkOf(items, people.ownId, thread.otherReadSeq)
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('chat', { name: people.otherName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the box.
        tabIndex={0}
        data-testid="chat-log"
        onScroll={scroll.lookAround}
        className="h-full overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="flow-root px-4 pb-4 md:px-6">
          {timeline.more ? <MorePages text={t('history')} state={pages.older} onLoad={pages.loadOlder} /> : null}
          {items.length + unsent.length === 0 ? (
            <p className="pt-16 text-center text-soft">{t('noMessagesYet')}</p>
          ) : null}
          {rowsOf(items, newFrom).map((row) => (
            <Row key={row.key} row={row} readSeq={readSeq} marked={marked} {...people} />
          ))}
          {newer ? <MorePages text={t('later')} state={pages.newer} onLoad={pages.loadNewer} /> : null}
          {newer ? null : unsent.map((one) => <UnsentBubble key={one.id} unsent={one} outbox={outbox} />)}
        </div>
      </div>
      {scroll.atEnd && !newer ? null : (
        <Button
          size="small"
          variant="outline"
          className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-float"
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          onClick={newer ? place.leave : scroll.toEnd}
        >
          {t('toNewest')}
        </Button>
      )}
    </div>
  )
}
