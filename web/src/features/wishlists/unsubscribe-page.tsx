import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSearchLabel } from '../../domain/saved-searches/use-search-label.ts'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'

/**
 * Ends the mails of a saved search, by a link from one of them. A button must be pressed, because mail programs
 * prefetch links.
 */
export const UnsubscribePage = () => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const labelOf = useSearchLabel()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const stop = useMutation({
    mutationFn: () => answer(api.POST('/api/saved-searches/unsubscribe', { body: { token } })),
  })
  usePageTitle(t('stopTitle'))
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{t('stopTitle')}</h1>
        {stop.data ? (
          <>
            <Banner tone="success">{t('stopped', { title: labelOf(stop.data.query).title })}</Banner>
            <ButtonLink to="/">{t('home')}</ButtonLink>
          </>
        ) : (
          <>
            <p>{t('stopText')}</p>
            {stop.isError ? <Banner tone="danger">{problemText(stop.error)}</Banner> : null}
            <Button size="large" busy={stop.isPending} onClick={() => stop.mutate()}>
              {t('stop')}
            </Button>
          </>
        )}
      </Card>
    </div>
  )
}
