import { expect, it } from 'vitest'
import { emptyForm } from '../../domain/listing-form/form-answers.ts'
import { type EditForm, type EditVersion, fieldsOf } from './edit-form.ts'
import { isOlder, meetVersion } from './meet-version.ts'

const house = {
  ...{ smokeAlarm: false, carbonMonoxideAlarm: false, fireExtinguisher: false, firstAidKit: false },
  ...{ petsAllowed: false, smokingAllowed: false, partiesAllowed: false, childrenWelcome: true },
  ...{ quietFrom: '22:00', quietTo: '07:00', additional: '', checkInFrom: '15:00', checkOutBefore: '11:00' },
  ...{ amenities: [], cancellationPolicy: 'flexible' as const, arrivalNotes: '' },
}
const stored: EditForm = { ...emptyForm, ...house, title: 'Huset ved havet', beds: 4, weekendPercent: 10 }
const version = (changes: Partial<EditForm>, revision = 2): EditVersion => ({
  form: { ...stored, ...changes },
  revision,
  ratesRevision: 1,
})
const fields = fieldsOf('basics')
const base = version({}, 1)

it('a section in which nothing was typed follows the newer version', () => {
  const latest = version({ title: 'Huset ved fjorden', weekendPercent: 20 })
  expect(meetVersion({ form: stored, base, fields }, latest)).toEqual({ form: latest.form, changes: [] })
})

it('what was typed stays, and other sections’ changes are no foreign changes', () => {
  const form = { ...stored, title: 'Mit hus ved havet' }
  const met = meetVersion({ form, base, fields }, version({ weekendPercent: 20 }))
  expect(met).toEqual({ form: { ...form, weekendPercent: 20 }, changes: [] })
})

it('foreign changes of the section are listed beside what was typed, and fill what was not', () => {
  const form = { ...stored, title: 'Mit hus ved havet' }
  const latest = version({ title: 'Deres hus ved havet', beds: 6 })
  const met = meetVersion({ form, base, fields }, latest)
  expect(met.form).toMatchObject({ title: 'Mit hus ved havet', beds: 6 })
  expect(met.changes.map(({ field, theirs, mine }) => [field, theirs[field], mine?.[field]])).toEqual([
    ['title', 'Deres hus ved havet', 'Mit hus ved havet'],
    ['beds', 6, undefined],
  ])
})

it('the same typed in both places is no foreign change', () => {
  const both = { title: 'Huset som begge ville' }
  const met = meetVersion({ form: { ...stored, ...both }, base, fields }, version(both))
  expect(met.changes).toEqual([])
})

it('a version is older in either of its parts', () => {
  expect(isOlder(version({}, 1), version({}, 2))).toBe(true)
  expect(isOlder({ ...version({}, 2), ratesRevision: 0 }, version({}, 2))).toBe(true)
  expect(isOlder(version({}, 2), version({}, 2))).toBe(false)
})
