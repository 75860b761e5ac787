import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { uploadFiles } from '../../lib/api/upload-file.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Days that documents are kept after a decision (docs/product/people.md, Identity verification). */
export const documentDays = 30

/** The latest request of the person; null without one. */
export const useVerification = () =>
  useQuery({
    queryKey: queryKeys.verification,
    queryFn: ({ signal }) => answer(api.GET('/api/me/verification', { signal })),
    select: ({ verification }) => verification,
  })

const isAnswer = (body: unknown): body is { verification: object } =>
  typeof body === 'object' && body !== null && 'verification' in body

/** Sends documents by the name of their field. `part` is how much has been sent, 0 to 1. */
export const useSendDocuments = () => {
  const { t } = useTranslation('verification')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [part, setPart] = useState(0)
  const sending = useMutation({
    mutationFn: (files: Readonly<Record<string, File>>) =>
      uploadFiles({ path: '/api/me/verification', files, isAnswer, onProgress: setPart }),
    onMutate: () => setPart(0),
    onSuccess: async () => {
      toastSuccess({ title: t('sent') })
      await queries.invalidateQueries({ queryKey: queryKeys.verification })
    },
    onError: (error) => toastError({ title: t('sendFailed', { message: problemText(error) }) }),
  })
  return { ...sending, part }
}
