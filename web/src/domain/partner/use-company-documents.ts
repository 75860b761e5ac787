import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { uploadFiles } from '../../lib/api/upload-file.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** A document of a company. */
export type CompanyDocument = PartnerApplication['documents'][number]

/** The kinds of document, in the order of the list. */
export const documentKinds = [
  'registration',
  'authority',
  'licence',
  'other',
] as const satisfies CompanyDocument['kind'][]

const isAnswer = (body: unknown): body is { document: object } =>
  typeof body === 'object' && body !== null && 'document' in body

/** Adds and removes documents of the person's company. `part` is how much of one has been sent, 0 to 1. */
export const useCompanyDocuments = () => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [part, setPart] = useState(0)
  const refetch = () => queries.invalidateQueries({ queryKey: queryKeys.partner })
  const adding = useMutation({
    mutationFn: ({ kind, file }: { kind: CompanyDocument['kind']; file: File }) =>
      uploadFiles({ path: '/api/partner/documents', files: { [kind]: file }, isAnswer, onProgress: setPart }),
    onMutate: () => setPart(0),
    onSuccess: () => toastSuccess({ title: t('documentAdded') }),
    onError: (error) => toastError({ title: t('documentFailed'), description: problemText(error) }),
    onSettled: refetch,
  })
  const removing = useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/api/partner/documents/{id}', { params: { path: { id } } })),
    onSuccess: () => toastSuccess({ title: t('documentRemoved') }),
    onError: (error) => toastError({ title: t('documentRemoveFailed'), description: problemText(error) }),
    onSettled: refetch,
  })
  return { adding, removing, part }
}
