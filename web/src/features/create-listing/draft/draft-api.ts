import type { WizardStep, WrittenAnswers } from '@nordbo/listing-rules'
import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { Draft } from '../../../lib/api/model.ts'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** A draft that the server has. */
export const useDraftQuery = (id: string | undefined) =>
  useQuery({
    queryKey: [...queryKeys.drafts, id],
    queryFn: () => answer(api.GET('/api/host/drafts/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== undefined,
  })

interface Save {
  id: string
  revision: number
  answers: WrittenAnswers
  step: WizardStep
}

/** Begins a draft. */
export const createDraft = (answers: WrittenAnswers, step: WizardStep) =>
  answer(api.POST('/api/host/drafts', { body: { answers, step } }))

/** Saves answers of a draft. Rejects with `draft.changedMeanwhile` if another device saved before. */
export const saveDraft = ({ id, ...body }: Save) =>
  answer(api.PATCH('/api/host/drafts/{id}', { params: { path: { id } }, body }))

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'answers' in value && 'revision' in value

/** The draft that another device saved meanwhile; undefined for any other failure. */
export const draftOfConflict = (error: unknown): Draft | undefined =>
  error instanceof ApiProblem && error.code === 'draft.changedMeanwhile' && isDraft(error.params.draft)
    ? error.params.draft
    : undefined
