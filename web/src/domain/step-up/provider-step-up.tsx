import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { SignInWays } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useGoToProvider } from '../sign-in-providers/use-go-to-provider.ts'

/** Confirms the session at a linked provider, which asks the person anew. They come back to this page. Not for people who use two factors: it is one. */
export const ProviderStepUp = ({ linked }: Pick<SignInWays, 'linked'>) => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const { go, error, leavingFor } = useGoToProvider((id) => {
    const { pathname, search } = window.location
    const body = { next: `${pathname}${search}` }
    return answer(api.POST('/api/auth/step-up/providers/{id}/start', { params: { path: { id } }, body }))
  })
  const providers = linked.flatMap(({ provider }) => provider ?? [])
  const { data: twoFactor } = useQuery({
    queryKey: queryKeys.twoFactor,
    queryFn: ({ signal }) => answer(api.GET('/api/me/two-factor', { signal })),
  })
  if (providers.length === 0 || twoFactor?.enabled !== false) return null
  return (
    <div className="mb-5 grid gap-4 border-b border-line pb-5">
      {error ? <Banner tone="danger">{problemText(error)}</Banner> : null}
      {providers.map(({ id, name }) => (
        <Button key={id} variant="outline" busy={leavingFor === id} onClick={() => go(id)}>
          {t('stepUp.provider', { provider: name })}
        </Button>
      ))}
    </div>
  )
}
