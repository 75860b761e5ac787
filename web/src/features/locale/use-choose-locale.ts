import type { Currency } from '@nordbo/contracts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { changeLanguage, type Language } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { ProfilePatch } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { chooseCurrency } from '../../lib/format/choose-currency.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Keeps a choice with the signed-in person. Signed out nothing is sent: the browser keeps it. */
const keepWithPerson = async (queries: QueryClient, body: ProfilePatch): Promise<void> => {
  const session = await queries.fetchQuery(sessionQuery).catch(() => undefined)
  if (!session?.user) return
  await answer(api.PATCH('/api/me/profile', { body }))
  for (const queryKey of [queryKeys.session, queryKeys.profile]) void queries.invalidateQueries({ queryKey })
}

/** Chooses the language of the page and of the person's mails. */
export const useChooseLanguage = () => {
  const { t } = useTranslation('locale')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [, setQuery] = useSearchParams()
  return useMutation({
    mutationFn: async (language: Language) => {
      await keepWithPerson(queries, { preferredLocale: language })
      await changeLanguage(language)
    },
    onSuccess: (_, language) => {
      // Answers of the server carry texts in the language.
      void queries.invalidateQueries()
      // Without `lang` in the address a reload keeps the choice.
      setQuery(
        (query) => {
          query.delete('lang')
          return query
        },
        { replace: true, preventScrollReset: true },
      )
      toastSuccess({ title: t('languageSaved', { lng: language }) })
    },
    onError: (error) => toastError({ title: t('languageNotSaved'), description: problemText(error) }),
  })
}

/** Chooses the currency that prices are shown in. */
export const useChooseCurrency = () => {
  const { t } = useTranslation('locale')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (code: Currency) => {
      await keepWithPerson(queries, { preferredCurrency: code })
      await chooseCurrency(code)
    },
    onSuccess: () => toastSuccess({ title: t('currencySaved') }),
    onError: (error) => toastError({ title: t('currencyNotSaved'), description: problemText(error) }),
  })
}
