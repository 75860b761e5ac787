import {
  type AnswerField,
  defaultAnswers,
  finishedFields,
  proposedBaseOre,
  type WrittenAnswers,
} from '@nordbo/listing-rules'

/** What a host enters about a home as one form, of the wizard and of the edit dialog. Null is an emptied number or a choice that was not made. */
export type FormAnswers = Required<WrittenAnswers>

const { cleaningOre, ...defaults } = defaultAnswers

/** What a form shows before the person answers. */
export const emptyForm: FormAnswers = {
  ...{ category: null, tags: [], description: '', title: '', line1: '', line2: '', postalCode: '', city: '' },
  ...{ location: null, companyName: '', cvr: '', basePrice: proposedBaseOre / 100, cleaningFee: cleaningOre / 100 },
  ...{ introPercent: null, lastMinutePercent: null, weeklyPercent: null, monthlyPercent: null },
  ...defaults,
}

const isField = (name: string): name is AnswerField => Object.hasOwn(finishedFields, name)

/** Every answer's name. */
export const answerFields: readonly AnswerField[] = Object.keys(finishedFields).filter(isField)

/** The form's fields for written answers. A missing answer is shown as its default. */
export const toForm = (answers: WrittenAnswers): FormAnswers => {
  const given = Object.entries(answers).filter(([, value]) => value !== undefined)
  return { ...emptyForm, ...Object.fromEntries(given) }
}
