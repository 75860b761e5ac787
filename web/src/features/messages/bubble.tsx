import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message, MessagePicture } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { MessagePictures } from './message-pictures.tsx'
import { useChatFormat } from './use-chat-format.ts'

interface BubbleProps {
  threadId: string
  own: boolean
  /** Stands close below one of the same person. */
  follows?: boolean
  name: string
  body: string
  pictures: readonly MessagePicture[]
  faint?: boolean
  /** Below the text. */
  children: ReactNode
}

/** What somebody wrote, on their side of the chat. */
export const Bubble = ({
  threadId,
  own,
  follows = false,
  name,
  body,
  pictures,
  faint = false,
  children,
}: BubbleProps) => (
  <div className={classNames('flex flex-col', own ? 'items-end' : 'items-start', follows ? 'pt-1' : 'pt-4')}>
    <div
      className={classNames(
        'grid max-w-[min(34rem,85%)] gap-2 rounded-card',
        body ? 'px-4 py-2.5' : 'p-1.5',
        own ? 'rounded-ee-sm bg-primary text-on-primary' : 'rounded-es-sm bg-sunken text-ink',
        faint && 'opacity-80',
      )}
    >
      <span className="sr-only">{name}: </span>
      <MessagePictures threadId={threadId} name={name} pictures={pictures} />
      {body ? (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {body}
        </p>
      ) : null}
    </div>
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-2 px-1 pt-1 text-12 text-soft',
        own && 'justify-end text-end',
      )}
    >
      {children}
    </div>
  </div>
)

/** One message of the server. */
export const MessageBubble = ({
  message,
  own,
  follows,
  name,
  read,
}: {
  message: Message
  own: boolean
  follows: boolean
  name: string
  read: boolean
}) => {
  const { t } = useTranslation('messages')
  const { time } = useChatFormat()
  return (
    <Bubble {...message} own={own} follows={follows} name={name}>
      <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
      {read ? <span className="font-semibold">{t('read')}</span> : null}
      {message.masked ? (
        <span>
          <EyeOff aria-hidden="true" className="me-1 inline size-3.5 align-[-0.2em]" />
          {t('maskedNote')}
        </span>
      ) : null}
    </Bubble>
  )
}
