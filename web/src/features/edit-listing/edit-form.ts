import {
  type EditField,
  type EditOnlyAnswers,
  type EditSection,
  editSections,
  ruleNames,
  safetyNames,
} from '@nordbo/listing-rules'
import { emptyForm, type FormAnswers } from '../../domain/listing-form/form-answers.ts'
import type { EditableListing, ListingPatch, RatePatch } from '../../lib/api/model.ts'

/** A home as the form of the edit dialog. */
export type EditForm = FormAnswers & EditOnlyAnswers

/** A stored version of a home: its fields, and the revisions that a save names. */
export interface EditVersion {
  form: EditForm
  revision: number
  /** 0 without prices. */
  ratesRevision: number
}

/** The fields of a section. */
export const fieldsOf = (section: EditSection): readonly EditField[] =>
  editSections.find(({ name }) => name === section)?.fields ?? []

const sectionNames: readonly string[] = editSections.map(({ name }) => name)
/** Is a word of the address the name of a section? */
export const isSection = (name: string | null): name is EditSection => name !== null && sectionNames.includes(name)

/** A stored home as the dialog shows it. */
export const toVersion = ({ content, rates, revision }: EditableListing): EditVersion => {
  const { address, business, rules, safety, ...fields } = content
  const { discounts, revision: ratesRevision = 0, ...prices } = rates ?? {}
  return {
    revision,
    ratesRevision,
    form: {
      ...emptyForm,
      ...fields,
      ...{ line1: address.line1, line2: address.line2 ?? '', postalCode: address.postalCode, city: address.city },
      ...{ isBusiness: business !== null, companyName: business?.companyName ?? '', cvr: business?.cvr ?? '' },
      ...safety,
      ...rules,
      ...{ quietFrom: rules.quietFrom ?? '', quietTo: rules.quietTo ?? '', additional: rules.additional ?? '' },
      arrivalNotes: content.arrivalNotes ?? '',
      ...(rates ? {} : { basePrice: null }),
      ...prices,
      ...discounts,
    },
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields whose values differ. */
export const differing = (a: EditForm, b: EditForm, fields: readonly EditField[]): EditField[] =>
  fields.filter((field) => !same(a[field], b[field]))

const pick = (form: EditForm, names: readonly string[]): Record<string, unknown> => {
  const values = new Map<string, unknown>(Object.entries(form))
  return Object.fromEntries(names.map((name) => [name, values.get(name)]))
}

const rateSections: readonly EditSection[] = ['prices', 'weekend', 'discounts']
/** Is a section a part of the prices, which have a revision of their own? */
export const isOfRates = (section: EditSection): boolean => rateSections.includes(section)

/** The change of prices that a section saves. */
export const ratePatch = (section: EditSection, form: EditForm, changed: readonly EditField[]): RatePatch =>
  section === 'discounts' ? { discounts: pick(form, changed) } : pick(form, changed)

const placePatch = (form: EditForm, changed: readonly EditField[], home: EditableListing): ListingPatch => {
  const has = (...fields: EditField[]): boolean => fields.some((field) => changed.includes(field))
  const { line1, line2, postalCode, city, location, isBusiness, companyName, cvr } = form
  const { region, country } = home.content.address
  const moved = has('postalCode', 'city')
  return {
    ...(has('line1', 'line2', 'postalCode', 'city')
      ? {
          address: {
            ...{ line1: line1 ?? '', line2: line2?.trim() || null, postalCode: postalCode ?? '', city: city ?? '' },
            // The region belongs to the town.
            ...{ region: moved ? null : region, country },
          },
        }
      : {}),
    ...(has('location') && location ? { location } : {}),
    ...(has('isBusiness', 'companyName', 'cvr')
      ? { business: isBusiness ? { companyName: companyName ?? '', cvr: cvr ?? '' } : null }
      : {}),
  }
}

const safetyPatch = (form: EditForm, changed: readonly EditField[], home: EditableListing): ListingPatch => {
  const within = (names: readonly string[]): readonly string[] => changed.filter((field) => names.includes(field))
  const [safety, rules] = [within(safetyNames), within(ruleNames)]
  const { quietFrom, quietTo, additional } = form
  const emptied = { quietFrom: quietFrom || null, quietTo: quietTo || null, additional: additional.trim() || null }
  return {
    ...pick(form, within(['checkInFrom', 'checkOutBefore'])),
    ...(safety.length > 0 ? { safety: { ...home.content.safety, ...pick(form, safety) } } : {}),
    ...(rules.length > 0 ? { rules: { ...home.content.rules, ...pick(form, rules), ...emptied } } : {}),
  }
}

const bookingPatch = (form: EditForm, changed: readonly EditField[]): ListingPatch => ({
  ...pick(form, changed),
  ...(changed.includes('arrivalNotes') ? { arrivalNotes: form.arrivalNotes.trim() || null } : {}),
})

/** The change of content that a section saves: what was typed, and what cannot be stored without it. */
export const contentPatch = (
  section: EditSection,
  form: EditForm,
  { changed, home }: { changed: readonly EditField[]; home: EditableListing },
): ListingPatch => {
  if (section === 'place') return placePatch(form, changed, home)
  if (section === 'booking') return bookingPatch(form, changed)
  return section === 'safety' ? safetyPatch(form, changed, home) : pick(form, changed)
}
