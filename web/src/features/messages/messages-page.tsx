import { MessageSquareText, MessagesSquare } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThreadSide } from '../../domain/messages/use-thread.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { controlClass } from '../../ui/forms/field.tsx'
import { Chat } from './chat.tsx'
import { SearchResults } from './search-results.tsx'
import { ThreadList } from './thread-list.tsx'
import { useListSync } from './use-thread-sync.ts'

const searchPauseMs = 250

interface MessagesPageProps {
  /** Only the threads of this side. */
  side?: ThreadSide | undefined
  /** The address of the list. */
  base: string
  /** The open thread. */
  threadId: string | undefined
  booking: (id: string) => ReactNode
}

/** The row of the chat that a phone showed before the list takes the focus again. Returns the id of that chat's thread. */
const useRowBefore = (threadId: string | undefined): string | undefined => {
  const before = useRef(threadId)
  useEffect(() => {
    if (threadId !== undefined) before.current = threadId
  }, [threadId])
  return threadId === undefined ? before.current : undefined
}

interface ListsProps extends Pick<MessagesPageProps, 'side' | 'base' | 'threadId'> {
  /** The thread whose row takes the focus. */
  focused: string | undefined
}

const Lists = ({ side, base, threadId, focused }: ListsProps) => {
  const { t } = useTranslation('messages')
  const [archived, setArchived] = useState(false)
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), searchPauseMs)
  const list = { side, archived, base, current: threadId, focused }
  return (
    <>
      <div className="grid gap-3 px-5 pt-5 pb-3">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-28">{t('title')}</h1>
          {side === 'host' ? (
            <ButtonLink to={`${base}/templates`} variant="quiet" size="small" className="-me-3 text-primary">
              <MessageSquareText aria-hidden="true" className="size-4" />
              {t('templates')}
            </ButtonLink>
          ) : null}
        </div>
        <input
          type="search"
          value={text}
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setText(target.value)}
          className={controlClass}
        />
        <div className="flex gap-2">
          {[false, true].map((value) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={archived === value}
              onClick={() => setArchived(value)}
              className="min-h-11 rounded-pill hairline border-control px-4 text-14 font-medium aria-pressed:border-primary aria-pressed:bg-primary-soft"
            >
              {t(value ? 'archivedTab' : 'inbox')}
            </button>
          ))}
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-4">
        {q === '' ? <ThreadList {...list} /> : <SearchResults {...list} q={q} />}
      </div>
    </>
  )
}

/** Threads beside the open one. Phones show one of the two, and Back leads from the chat to the list. */
export const MessagesPage = ({ side, base, threadId, booking }: MessagesPageProps) => {
  const { t } = useTranslation('messages')
  usePageTitle(t('title'))
  useListSync()
  const isWide = useIsWide()
  const focused = useRowBefore(threadId)
  return (
    <div
      className={classNames(
        'mx-auto flex w-full max-w-page border-line md:border-x',
        'h-[calc(100svh-var(--bar-height)-3.5rem-env(safe-area-inset-bottom)-var(--consent-height))] min-h-96 md:h-[calc(100svh-var(--bar-height)-var(--consent-height))]',
      )}
    >
      {isWide || threadId === undefined ? (
        <section
          aria-label={t('list')}
          className={classNames(
            'flex w-full shrink-0 flex-col border-line md:w-72 md:border-e',
            side !== 'host' && 'lg:w-80',
          )}
        >
          <Lists side={side} base={base} threadId={threadId} focused={focused} />
        </section>
      ) : null}
      {threadId === undefined ? (
        <div className="hidden grow place-content-center md:grid">
          <EmptyState icon={<MessagesSquare className="size-7" />} title={t('chooseTitle')} text={t('chooseText')} />
        </div>
      ) : (
        <Chat key={threadId} id={threadId} side={side} back={base} booking={booking} />
      )}
    </div>
  )
}
