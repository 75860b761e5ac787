import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPasswordRefusal, shortestPassword } from '../../domain/credentials/password-rules.ts'
import { useUnsaved } from '../../domain/profile-hub/use-unsaved.ts'
import { answer, api } from '../../lib/api/client.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { useAccountFailure } from './use-email-change.ts'

const empty = { current: '', chosen: '', again: '' }
export type PasswordInput = typeof empty

/** Stores the new password. */
const useSend = () => {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const failed = useAccountFailure()
  return useMutation({
    mutationFn: ({ current, chosen }: PasswordInput) =>
      answer(api.POST('/api/auth/change-password', { body: { currentPassword: current, newPassword: chosen } })),
    onSuccess: () => {
      toastSuccess({ title: t('password.changed') })
      void queries.invalidateQueries({ queryKey: queryKeys.devices })
    },
    // A refused password is shown at its field.
    onError: (error) => {
      const code = codeOf(error)
      if (code !== 'auth.passwordWrong' && !isPasswordRefusal(code)) failed(error)
    },
  })
}

/** The form for a new password (docs/product/people.md, Change of password). */
export const useChangePassword = () => {
  const { t } = useTranslation('account')
  const { t: tAuth } = useTranslation('auth')
  const problemText = useProblemText()
  const [input, setInput] = useState(empty)
  const [asked, setAsked] = useState(false)
  const send = useSend()
  const typed = Object.values(input)
  useUnsaved(typed.some(Boolean))

  const isShort = input.chosen.length < shortestPassword
  const differs = input.chosen !== input.again
  const code = send.error ? codeOf(send.error) : undefined
  const errors: Partial<PasswordInput> = {}
  if (code === 'auth.passwordWrong' && send.variables?.current === input.current)
    errors.current = problemText(send.error)
  if (code && isPasswordRefusal(code) && send.variables?.chosen === input.chosen)
    errors.chosen = problemText(send.error)
  if (asked && isShort) errors.chosen = tAuth('passwordTooShort')
  if (asked && differs) errors.again = t('password.differ')
  return {
    errors,
    busy: send.isPending,
    isFilled: typed.every(Boolean),
    bind: (field: keyof PasswordInput) => ({
      value: input[field],
      error: errors[field],
      onChange: ({ target }: { target: { value: string } }) =>
        setInput((before) => ({ ...before, [field]: target.value })),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAsked(true)
      if (isShort || differs) return
      send.mutate(input, {
        onSuccess: () => {
          setInput(empty)
          setAsked(false)
        },
      })
    },
  }
}
