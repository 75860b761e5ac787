import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { ApiProblem, codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { type ToastMessage, toastError, toastSuccess } from '../../lib/toast/toast.ts'
import type { companyBody } from './company-input.ts'

/** A company as the register has it. */
export interface FoundCompany {
  name: string
  address: string
  zipcode: string
  city: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The company that the register has under the number, if the answer names it. */
export const foundIn = (error: unknown): FoundCompany | undefined => {
  const found = error instanceof ApiProblem ? error.params.cvr_data : undefined
  if (typeof found !== 'object' || found === null) return undefined
  const { name, address, zipcode, city }: Partial<Record<keyof FoundCompany, unknown>> = found
  return { name: text(name), address: text(address), zipcode: text(zipcode), city: text(city) }
}

/** What is said of a check that failed (docs/product/partners.md, The register). */
const useRefusal = (): ((error: unknown) => ToastMessage) => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  return (error) => {
    const code = codeOf(error)
    if (code === 'CVR_MISMATCH')
      return { title: t('mismatch'), description: t('mismatchText', { name: foundIn(error)?.name }) }
    if (code === 'INVALID_CVR_FORMAT') return { title: t('invalidCvr'), description: problemText(error) }
    const isAnswer = code !== 'service.unavailable' && code !== 'internal.error'
    return { title: t(isAnswer ? 'notVerified' : 'failedAtAll'), description: problemText(error) }
  }
}

/** Asks the register about a company. The application is shown as it is stored afterwards, whatever the answer was. */
export const useCompanyCheck = () => {
  const { t } = useTranslation('partner')
  const refusalOf = useRefusal()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof companyBody>) => answer(api.POST('/api/partner/cvr', { body })),
    onSuccess: () => toastSuccess({ title: t('verified') }),
    onError: (error) => toastError(refusalOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.partner }),
  })
}
