import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { VerifyMailNotice } from '../../domain/mail-verification/verify-mail-notice.tsx'
import { answer, api } from '../../lib/api/client.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Uses the link's token once, however often the page is drawn. */
const useVerification = (token: string) => {
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...queryKeys.mailLink, token],
    queryFn: async () => {
      await answer(api.POST('/api/auth/verify-email', { body: { token } }))
      await queries.invalidateQueries({ queryKey: queryKeys.session })
      return true
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** What a refused link's person can do next. */
const Refused = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  const { loading, user } = useSession()
  if (user?.emailVerified) return <Banner tone="success">{t('verify.already')}</Banner>
  const invalid = error instanceof ApiProblem && (error.status === 400 || error.status === 410)
  return (
    <>
      <Banner tone="danger">{invalid ? t('verify.invalid') : problemText(error)}</Banner>
      {user ? <VerifyMailNotice reason="account" /> : null}
      {user || loading ? null : <ButtonLink to="/auth?next=%2Fprofile">{t('verify.logIn')}</ButtonLink>}
    </>
  )
}

/** The page of the link that proves a mail address (docs/product/people.md, Mail verification). */
export const VerifyPage = () => {
  const { t } = useTranslation('auth')
  const [params] = useSearchParams()
  const verified = useVerification(params.get('token') ?? '')
  usePageTitle(t('verify.title'))
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{t('verify.title')}</h1>
        {verified.isPending ? <Banner tone="info">{t('working')}</Banner> : null}
        {verified.isError ? <Refused error={verified.error} /> : null}
        {verified.isSuccess ? (
          <>
            <Banner tone="success" title={t('verify.done')}>
              {t('verify.doneText')}
            </Banner>
            <ButtonLink to="/">{t('verify.toHome')}</ButtonLink>
          </>
        ) : null}
      </Card>
    </div>
  )
}
