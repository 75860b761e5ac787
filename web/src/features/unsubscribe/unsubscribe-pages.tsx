import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSearchLabel } from '../../domain/saved-searches/use-search-label.ts'
import { answer, api } from '../../lib/api/client.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LetterLinkPage } from '../../ui/layout/letter-link-page.tsx'

const useToken = (): string => useSearchParams()[0].get('token') ?? ''

/** Ends the mails of a saved search. */
export const StopSearchPage = () => {
  const { t } = useTranslation('unsubscribe')
  const labelOf = useSearchLabel()
  const token = useToken()
  const stop = useMutation({
    mutationFn: () => answer(api.POST('/api/saved-searches/unsubscribe', { body: { token } })),
  })
  return (
    <LetterLinkPage
      title={t('searchTitle')}
      text={t('searchText')}
      done={stop.data ? t('searchStopped', { title: labelOf(stop.data.query).name }) : null}
      call={stop}
      action={stop.data ? null : { label: t('searchStop'), press: () => stop.mutate() }}
      more={
        <>
          <ButtonLink to="/wishlists?tab=searches" variant="outline">
            {t('searches')}
          </ButtonLink>
          <ButtonLink to="/">{t('home')}</ButtonLink>
        </>
      }
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
  // What the last answer said, also while the next one is on its way or was refused.
  const [stopped, setStopped] = useState<boolean | null>(null)
  const set = (next: boolean) => change.mutate(next, { onSuccess: (held) => setStopped(held.stopped) })
  const done = stopped ? t('messageStopped') : t('messageResumed')
  return (
    <LetterLinkPage
      title={t('messageTitle')}
      text={t('messageText')}
      done={stopped === null ? null : done}
      call={change}
      action={{ label: stopped ? t('messageResume') : t('messageStop'), press: () => set(!stopped) }}
      more={
        <ButtonLink to="/profile?profile=notifications" variant="outline">
          {t('settings')}
        </ButtonLink>
      }
    />
  )
}
