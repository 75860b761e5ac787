import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePatchProfile } from '../../../domain/profile/use-profile.ts'
import { useUnsaved } from '../../../domain/profile-hub/use-unsaved.ts'
import type { Profile } from '../../../lib/api/model.ts'
import { codeOf, invalidFields } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useSaveToasts } from '../use-save-toasts.ts'
import {
  changedFields,
  type PersonalField,
  type PersonalInput,
  personalFaults,
  personalFields,
  personalPatch,
  storedInput,
} from './personal-form.ts'

const idOf = (field: PersonalField): string => `personal-${field}`

/**
 * The form for personal information. It keeps only what was typed, over what is stored: when another window has stored
 * something meanwhile, the rest of the form shows it and what was typed here stays.
 */
export const usePersonalForm = (profile: Profile) => {
  const { t } = useTranslation('profile')
  const today = useToday()
  const queries = useQueryClient()
  const toasts = useSaveToasts()
  const save = usePatchProfile()
  const [typed, setTyped] = useState<Partial<PersonalInput>>({})
  const [visited, setVisited] = useState<ReadonlySet<PersonalField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const stored = storedInput(profile)
  const input = { ...stored, ...typed }
  const changed = changedFields(input, stored)
  const dirty = changed.length > 0
  useUnsaved(dirty)

  const refused = save.error ? invalidFields(save.error) : []
  const faults = new Set(personalFaults(input, today))
  const isRefused = (field: PersonalField): boolean =>
    refused.includes(field) && save.variables?.[field] === input[field].trim()
  const textOf = (field: PersonalField): string =>
    field === 'name' && input.name.trim() !== '' ? t('error.nameForm') : t(`error.${field}`)
  const wrong = personalFields.filter((field) => faults.has(field) || isRefused(field))

  return {
    attempt,
    dirty,
    busy: save.isPending,
    errors: wrong.map((field) => ({ field: idOf(field), text: textOf(field) })),
    bind: (field: PersonalField) => ({
      id: idOf(field),
      name: field,
      value: input[field],
      error:
        wrong.includes(field) && (attempt > 0 || visited.has(field) || isRefused(field)) ? textOf(field) : undefined,
      onBlur: () => setVisited((before) => new Set(before).add(field)),
      onChange: (event: { target: { value: string } }) =>
        setTyped((before) => ({ ...before, [field]: event.target.value })),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAttempt((before) => before + 1)
      if (faults.size > 0 || !dirty) return
      save.mutate(personalPatch(input, changed, profile.revision), {
        onSuccess: () => {
          setTyped({})
          setVisited(new Set())
          setAttempt(0)
          toasts.saved()
        },
        onError: (error) => {
          toasts.failed(error)
          if (codeOf(error) === 'profile.changedMeanwhile')
            void queries.invalidateQueries({ queryKey: queryKeys.profile })
        },
      })
    },
  }
}
