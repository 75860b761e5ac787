import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../lib/api/model.ts'
import { invalidFields } from '../../lib/api/problem.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { preferencesOf } from './language-and-currency.tsx'
import { useSaveProfile } from './use-profile.ts'
import { type ProfileInput, profileFaults } from './validate-profile.ts'

type Field = keyof ProfileInput
const fields = ['name', 'phone'] as const satisfies Field[]
const idOf = (field: Field): string => `profile-${field}`

/** A field's text: what was typed and not saved, else the stored value. A reload keeps it. */
const useFieldText = (name: string, stored: string): [string, (text: string | null) => void] => {
  const [draft, setDraft] = useDraft(name)
  // A draft begins with a mark, so that an emptied field differs from an untouched one.
  return [draft ? draft.slice(1) : stored, (text) => setDraft(text === null || text === stored ? '' : `=${text}`)]
}

/** The state of the form for the profile. */
export const useProfileForm = (profile: Profile) => {
  const { t } = useTranslation('hostSettings')
  const [name, setName] = useFieldText(`profile-name-${profile.id}`, profile.name)
  const [phone, setPhone] = useFieldText(`profile-phone-${profile.id}`, profile.phone ?? '')
  const [preferences, setPreferences] = useState(() => preferencesOf(profile))
  const [visited, setVisited] = useState<ReadonlySet<Field>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const save = useSaveProfile(() => {
    setName(null)
    setPhone(null)
    setAttempt(0)
  })
  const input: ProfileInput = { name, phone }
  const setters = { name: setName, phone: setPhone }
  const refused = save.error ? invalidFields(save.error) : []
  const faults = new Set<string>(profileFaults(input))
  const isRefused = (field: Field): boolean =>
    refused.includes(field) && (save.variables?.[field] ?? '') === input[field].trim()
  const errorOf = (field: Field): string | undefined =>
    (faults.has(field) && (attempt > 0 || visited.has(field))) || isRefused(field) ? t(`error.${field}`) : undefined

  return {
    attempt,
    errors: fields
      .filter((field) => faults.has(field))
      .map((field) => ({ field: idOf(field), text: t(`error.${field}`) })),
    bind: (field: Field) => ({
      id: idOf(field),
      name: field,
      value: input[field],
      error: errorOf(field),
      onBlur: () => setVisited((before) => new Set(before).add(field)),
      onChange: (event: { target: { value: string } }) => setters[field](event.target.value),
    }),
    preferences,
    setPreferences,
    busy: save.isPending,
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAttempt((before) => before + 1)
      if (faults.size > 0) return
      const { locale, currency } = preferences
      const stored = preferencesOf(profile)
      save.mutate({
        name: name.trim(),
        phone: phone.trim() === '' ? null : phone.trim(),
        ...(locale === stored.locale ? {} : { preferredLocale: locale }),
        preferredCurrency: currency,
      })
    },
  }
}
