import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSearchLabel } from '../../domain/saved-searches/use-search-label.ts'
import { answer, api } from '../../lib/api/client.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { UnsubscribeCard } from './unsubscribe-card.tsx'

const useToken = (): string => useSearchParams()[0].get('token') ?? ''

/** Ends the mails of a saved search. */
export const StopSearchPage = () => {
  const { t } = useTranslation('unsubscribe')
  const labelOf = useSearchLabel()
  const token = useToken()
  const stop = useMutation({
    mutationFn: () => answer(api.POST('/api/saved-searches/unsubscribe', { body: { token } })),
  })
  const more = (
    <>
      <ButtonLink to="/wishlists?tab=searches" variant="outline">
        {t('searches')}
      </ButtonLink>
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </>
  )
  return (
    <UnsubscribeCard
      title={t('searchTitle')}
      text={t('searchText')}
      label={t('searchStop')}
      call={stop}
      onStop={() => stop.mutate()}
      done={stop.data ? { text: t('searchStopped', { title: labelOf(stop.data.query).title }), more } : null}
    />
  )
}

/** Ends mails about messages, and takes that back. */
export const StopMailsPage = () => {
  const { t } = useTranslation('unsubscribe')
  const token = useToken()
  const change = useMutation({
    mutationFn: (stopped: boolean) => answer(api.POST('/api/unsubscribe', { body: { token, stopped } })),
  })
  // What holds now: the last answer, also while the next one is on its way or was refused.
  const [stopped, setStopped] = useState<boolean | null>(null)
  const set = (next: boolean) => change.mutate(next, { onSuccess: (held) => setStopped(held.stopped) })
  const more = (
    <>
      {stopped ? (
        <Button variant="outline" busy={change.isPending} onClick={() => set(false)}>
          {t('messageResume')}
        </Button>
      ) : (
        <Button variant="outline" busy={change.isPending} onClick={() => set(true)}>
          {t('messageStop')}
        </Button>
      )}
      <ButtonLink to="/profile?profile=notifications" variant="outline">
        {t('settings')}
      </ButtonLink>
    </>
  )
  return (
    <UnsubscribeCard
      title={t('messageTitle')}
      text={t('messageText')}
      label={t('messageStop')}
      call={change}
      onStop={() => set(true)}
      done={stopped === null ? null : { text: stopped ? t('messageStopped') : t('messageResumed'), more }}
    />
  )
}
