import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePasskeyFault } from '../../../domain/passkeys/use-passkey-fault.ts'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { makePasskey } from '../../../lib/passkeys/passkeys.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'

/** Changes of a person's passkeys. The list is fetched anew after each. */
export const usePasskeyChanges = () => {
  const { t } = useTranslation('security')
  const queries = useQueryClient()
  const faultOf = usePasskeyFault()
  const onError = (error: unknown): void => toastError({ title: t('updateFailed'), description: faultOf(error) })
  const onSuccess = async (): Promise<void> => {
    toastSuccess({ title: t('updated') })
    await queries.invalidateQueries({ queryKey: queryKeys.passkeys })
  }
  return {
    /** The browser asks the person before anything is stored. */
    add: useMutation({
      mutationFn: async (name: string) => {
        const credential = await makePasskey(await answer(api.POST('/api/me/passkeys/start')))
        return answer(api.POST('/api/me/passkeys', { body: { name, credential } }))
      },
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        answer(api.PATCH('/api/me/passkeys/{id}', { params: { path: { id } }, body: { name } })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => answer(api.DELETE('/api/me/passkeys/{id}', { params: { path: { id } } })),
      onSuccess,
      onError,
    }),
  }
}
