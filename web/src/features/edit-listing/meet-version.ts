import type { EditField } from '@nordbo/listing-rules'
import { differing, type EditForm, type EditVersion } from './edit-form.ts'

/** A field that somebody else saved while this section was open. */
export interface ForeignChange {
  field: EditField
  /** What is stored now. */
  theirs: EditForm
  /** What was typed here; null if this field was not touched. */
  mine: EditForm | null
}

/** What a section shows after a newer version arrived. */
export interface Meeting {
  form: EditForm
  changes: ForeignChange[]
}

interface Editing {
  /** What is on screen. */
  form: EditForm
  /** The version that it was typed over. */
  base: EditVersion
  fields: readonly EditField[]
}

/**
 * Joins a newer version with a section (docs/product/hosting.md, Editing). Fields that nobody typed in follow it. What was
 * typed stays; if anything was, the foreign changes of the section are listed.
 */
export const meetVersion = ({ form, base, fields }: Editing, latest: EditVersion): Meeting => {
  const typed = differing(form, base.form, fields).filter((field) => differing(form, latest.form, [field]).length > 0)
  const kept = Object.fromEntries(typed.map((field) => [field, form[field]]))
  const changed = differing(latest.form, base.form, fields)
  return {
    form: { ...latest.form, ...kept },
    changes:
      typed.length === 0
        ? []
        : changed.map((field) => ({ field, theirs: latest.form, mine: typed.includes(field) ? form : null })),
  }
}

/** Is a version older than another, in any part? */
export const isOlder = (version: EditVersion, than: EditVersion): boolean =>
  version.revision < than.revision || version.ratesRevision < than.ratesRevision
