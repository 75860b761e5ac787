import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { codeOf, invalidFields } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import {
  type CompanyField,
  type CompanyInput,
  companyBody,
  companyFaults,
  companyFields,
  firstInput,
  readTyped,
} from './company-input.ts'
import { useCompanyCheck } from './use-company-check.ts'

const idOf = (field: CompanyField): string => `company-${field}`
/** Refusals that are about the number. */
const aboutNumber = ['INVALID_CVR_FORMAT', 'CVR_NOT_FOUND', 'CVR_CLOSED']

interface CompanyFormOptions {
  application: PartnerApplication | null
  /** The person's own mail address. */
  email: string
  onChecked: () => void
}

/** The form of the company. What was typed survives a reload of the tab; what was checked is on the server. */
export const useCompanyForm = ({ application, email, onChecked }: CompanyFormOptions) => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const check = useCompanyCheck()
  const [draft, setDraft] = useDraft('partner-company')
  const [visited, setVisited] = useState<ReadonlySet<CompanyField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const typed = readTyped(draft)
  const input = { ...firstInput(application, email), ...typed }
  const change = (over: Partial<CompanyInput>): void => setDraft(JSON.stringify({ ...typed, ...over }))

  const faults = companyFaults(input)
  const refused = check.error ? invalidFields(check.error) : []
  const isUnchanged = (field: CompanyField): boolean => (check.variables?.[field] ?? '') === input[field].trim()
  const isNumberRefused = aboutNumber.includes(codeOf(check.error)) && check.isError && isUnchanged('cvr')
  const isRefused = (field: CompanyField): boolean =>
    (refused.includes(field) && isUnchanged(field)) || (field === 'cvr' && isNumberRefused)
  const textOf = (field: CompanyField): string =>
    field === 'cvr' && isNumberRefused ? problemText(check.error) : t(`fault.${field}`)
  const wrong = companyFields.filter((field) => faults.includes(field) || isRefused(field))

  const send = (over: Partial<CompanyInput> = {}): void => {
    const whole = { ...input, ...over }
    setAttempt((before) => before + 1)
    if (companyFaults(whole).length > 0) return
    check.mutate(companyBody(whole), {
      onSuccess: () => {
        setDraft('')
        onChecked()
      },
    })
  }

  return {
    attempt,
    check,
    errors: wrong.map((field) => ({ field: idOf(field), text: textOf(field) })),
    bind: (field: CompanyField) => ({
      id: idOf(field),
      name: field,
      value: input[field],
      error:
        wrong.includes(field) && (attempt > 0 || visited.has(field) || isRefused(field)) ? textOf(field) : undefined,
      onBlur: () => setVisited((before) => new Set(before).add(field)),
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      send()
    },
    /** Takes the name that the register has, and checks again. */
    takeName: (companyName: string): void => {
      change({ companyName })
      send({ companyName })
    },
  }
}
