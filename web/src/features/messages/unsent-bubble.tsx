import { CircleAlert, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dropPicture } from '../../domain/messages/calls.ts'
import type { Outbox } from '../../domain/messages/outbox.ts'
import type { Unsent } from '../../domain/messages/unsent.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Bubble } from './bubble.tsx'
import { useOnline } from './use-online.ts'

const action = 'inline-flex min-h-11 items-center px-1 font-semibold text-ink underline underline-offset-4'

/** Says whether a message is on its way, waits for a connection and then goes by itself, or failed, and why. */
const State = ({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) => {
  const { t } = useTranslation('messages')
  const problemText = useProblemText()
  const online = useOnline()
  if (unsent.state === 'sending') return <span>{t('sending')}</span>
  if (!online && outbox.isRetried(unsent.id))
    return (
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden="true" className="size-4" />
        {t('waitsForLine')}
      </span>
    )
  const reason = outbox.reasonOf(unsent.id)
  return (
    <>
      <span role="alert" className="inline-flex items-center gap-1 font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="size-4" />
        {t('sendFailed')}
      </span>
      {reason === undefined ? null : <span>{problemText(reason)}</span>}
      <button type="button" className={action} onClick={() => void outbox.retry(unsent.id)}>
        {t('retry', { ns: 'common' })}
      </button>
    </>
  )
}

/** A message that the server has not confirmed: it is on its way, it waits for a connection, or it failed and can be sent again. */
export const UnsentBubble = ({ unsent, outbox }: { unsent: Unsent; outbox: Outbox }) => {
  const { t } = useTranslation('messages')
  const giveUp = (): void => {
    outbox.discard(unsent.id)
    for (const picture of unsent.pictures) dropPicture(unsent.threadId, picture)
  }
  return (
    <div data-testid="unsent" data-state={unsent.state}>
      <Bubble {...unsent} own faint name={t('me')}>
        <State unsent={unsent} outbox={outbox} />
        {unsent.state === 'sending' ? null : (
          <button type="button" className={action} onClick={giveUp}>
            {t('discard')}
          </button>
        )}
      </Bubble>
    </div>
  )
}
