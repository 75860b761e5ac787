import { expect, it } from 'vitest'
import { emptyForm, toForm } from '../../../domain/listing-form/form-answers.ts'
import { mergedForm, unsavedAnswers } from './unsaved-answers.ts'

const none = new Set<never>()

it('a form that nobody touched has nothing to save', () => {
  expect(unsavedAnswers(emptyForm, {}, none)).toEqual({ fit: {}, unfit: {} })
})

it('the answers of a step are saved once the person has passed it, defaults too', () => {
  const { fit } = unsavedAnswers(emptyForm, {}, new Set(['maxGuests', 'basePrice']))
  expect(fit).toEqual({ maxGuests: 2, basePrice: 1_000 })
})

it('what the server would refuse stays on the device', () => {
  const form = { ...emptyForm, title: 'Hus', basePrice: 50, cvr: 'abc' }
  expect(unsavedAnswers(form, {}, none)).toEqual({ fit: { title: 'Hus' }, unfit: { cvr: 'abc', basePrice: 50 } })
})

it('answers of another device come in, except where this one has newer ones', () => {
  const saved = { title: 'Gammel titel', city: 'Skagen', beds: 2 }
  const form = { ...toForm(saved), title: 'Min nye titel' }
  const merged = mergedForm(form, saved, { title: 'Deres titel', city: 'Ribe', beds: 2 })
  expect(merged).toEqual({ ...toForm(saved), title: 'Min nye titel', city: 'Ribe' })
})
