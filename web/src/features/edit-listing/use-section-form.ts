import { type EditSection, editSchemas } from '@nordbo/listing-rules'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { type AnswerSchema, errorsOf } from '../../domain/listing-form/schema-errors.ts'
import type { EditableListing } from '../../lib/api/model.ts'
import { differing, type EditForm, type EditVersion, fieldsOf, toVersion } from './edit-form.ts'
import { type ForeignChange, isOlder, meetVersion } from './meet-version.ts'

const schemas: Partial<Record<EditSection, AnswerSchema>> = editSchemas

/** Changes of the same fields, the last of each. */
const joined = (before: readonly ForeignChange[], after: readonly ForeignChange[]): ForeignChange[] => [
  ...before.filter(({ field }) => after.every((change) => change.field !== field)),
  ...after,
]

/** The form of a section: what is typed, and the version that it is typed over. */
export const useSectionForm = (section: EditSection, home: EditableListing) => {
  const fields = fieldsOf(section)
  const base = useRef<EditVersion>(toVersion(home))
  const [changes, setChanges] = useState<readonly ForeignChange[]>([])
  // Foreign changes since the last save began. A save over them must not be repeated unseen.
  const unseen = useRef(false)
  const resolver: Resolver<EditForm> = async (values) => {
    const errors = errorsOf<EditForm>(schemas[section], values, fields)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<EditForm>({ defaultValues: base.current.form, resolver, mode: 'onTouched' })
  // Each render compares what is typed.
  useWatch({ control: form.control })
  const changed = differing(form.getValues(), base.current.form, fields)

  /** Joins a version that another tab or person saved. */
  const meet = (latest: EditVersion): void => {
    if (isOlder(latest, base.current)) return
    const met = meetVersion({ form: form.getValues(), base: base.current, fields }, latest)
    base.current = latest
    form.reset(met.form, { keepErrors: met.changes.length > 0, keepTouched: true, keepIsSubmitted: true })
    if (met.changes.length === 0) return
    unseen.current = true
    setChanges((before) => joined(before, met.changes))
  }
  useEffect(() => {
    meet(toVersion(home))
  }, [home])

  return {
    form,
    base,
    fields,
    changed,
    changes,
    meet,
    unseen,
    /** These values are stored now. What was typed since stays unsaved. */
    settle: (stored: Pick<EditVersion, 'form'> & Partial<EditVersion>): void => {
      base.current = { ...base.current, ...stored }
      setChanges([])
    },
    /** Gives up what was typed over foreign changes. */
    takeTheirs: (): void => {
      for (const { field } of changes) form.setValue(field, base.current.form[field])
      setChanges([])
      form.clearErrors()
    },
    discard: (): void => {
      setChanges([])
      form.reset(base.current.form)
    },
  }
}
export type SectionForm = ReturnType<typeof useSectionForm>
