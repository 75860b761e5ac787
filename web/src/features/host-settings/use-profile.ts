import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeLanguage, languages } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { NotificationChannels, ProfilePatch } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { chooseCurrency } from '../../lib/format/choose-currency.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

const channelsKey = [...queryKeys.notifications, 'channels']

/** Saves fields of the profile. A chosen language is shown at once. */
export const useSaveProfile = (onSaved: () => void) => {
  const { t } = useTranslation('hostSettings')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfilePatch) => answer(api.PATCH('/api/me/profile', { body })),
    onSuccess: async (profile, { preferredLocale, preferredCurrency }) => {
      queries.setQueryData(queryKeys.profile, profile)
      void queries.invalidateQueries({ queryKey: queryKeys.session })
      onSaved()
      toastSuccess({ title: t('saved') })
      const language = languages.find((known) => known === preferredLocale)
      if (language) await changeLanguage(language)
      if (preferredCurrency) await chooseCurrency(preferredCurrency)
    },
    onError: (error) => toastError({ title: t('saveFailed'), description: problemText(error) }),
  })
}

/** The channels on which the person wants news and reminders. */
export const useChannels = () =>
  useQuery({
    queryKey: channelsKey,
    queryFn: ({ signal }) => answer(api.GET('/api/me/notifications', { signal })),
  })

/** Saves the channels. The switches change at once and go back when the server refuses. */
export const useSaveChannels = () => {
  const { t } = useTranslation('hostSettings')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const queryKey = channelsKey
  return useMutation({
    mutationFn: (body: NotificationChannels) => answer(api.PUT('/api/me/notifications', { body })),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<NotificationChannels>(queryKey)
      queries.setQueryData(queryKey, chosen)
      return { before }
    },
    onSuccess: () => {
      // The profile hub shows the same store.
      void queries.invalidateQueries({ queryKey: queryKeys.notifications })
      toastSuccess({ title: t('channelsSaved') })
    },
    onError: (error, _chosen, context) => {
      queries.setQueryData(queryKey, context?.before)
      toastError({ title: t('channelsNotSaved'), description: problemText(error) })
    },
  })
}
