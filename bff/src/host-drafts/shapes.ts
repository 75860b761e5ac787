import { Draft, type DraftAnswers, type WrittenAnswers as Written, WrittenAnswers } from '@nordbo/contracts'
import type { z } from 'zod'
import { toDkk, toOre } from '../http/money.ts'

/** A draft as the API shows it, amounts in DKK. */
export const ApiDraft = Draft.omit({ answers: true }).extend({ answers: WrittenAnswers }).meta({ id: 'Draft' })
export type ApiDraft = z.infer<typeof ApiDraft>

/** An amount that may be emptied. */
const converted = (amount: number | null, convert: (amount: number) => number): number | null =>
  amount === null ? null : convert(amount)

/** Answers as the services keep them, amounts in øre. */
export const toDraftAnswers = ({ basePrice, cleaningFee, ...answers }: Written): DraftAnswers => ({
  ...answers,
  ...(basePrice === undefined ? {} : { baseOre: converted(basePrice, toOre) }),
  ...(cleaningFee === undefined ? {} : { cleaningOre: converted(cleaningFee, toOre) }),
})

/** Answers as the API shows them, amounts in DKK. */
export const toWrittenAnswers = ({ baseOre, cleaningOre, ...answers }: DraftAnswers): Written => ({
  ...answers,
  ...(baseOre === undefined ? {} : { basePrice: converted(baseOre, toDkk) }),
  ...(cleaningOre === undefined ? {} : { cleaningFee: converted(cleaningOre, toDkk) }),
})

/** A draft as the API shows it. */
export const toApiDraft = ({ answers, ...draft }: Draft): ApiDraft => ({ ...draft, answers: toWrittenAnswers(answers) })
