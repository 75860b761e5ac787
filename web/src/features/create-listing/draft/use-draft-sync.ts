import { type AnswerField, type WizardStep, type WrittenAnswers, wizardSteps } from '@nordbo/listing-rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'
import type { Draft } from '../../../lib/api/model.ts'
import { createDraft, draftOfConflict, saveDraft } from './draft-api.ts'
import { keep } from './kept-answers.ts'
import { mergedForm, unsavedAnswers } from './unsaved-answers.ts'

/** How the answers are: `idle` before the first, `unsaved` while the server would refuse some, `failed` while it is away. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'unsaved' | 'failed'

const pauseMs = 800
const retryMs = 5_000

interface SyncOptions {
  form: UseFormReturn<FormAnswers>
  /** The stored draft; undefined for a new one. */
  draft: Draft | undefined
  step: WizardStep
  onCreated: (id: string) => void
  /** Another device had saved meanwhile; its answers are in the form now. */
  onMerged: () => void
}

/** Saves the form to the server a moment after each change, one save at a time, and joins what other devices save. */
export const useDraftSync = ({ form, draft, step, onCreated, onMerged }: SyncOptions) => {
  const known = useRef({
    id: draft?.id,
    revision: draft?.revision ?? 0,
    saved: draft?.answers ?? {},
    step: draft?.step,
  })
  const asked = useRef(new Set<AnswerField>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [state, setState] = useState<SaveState>(draft ? 'saved' : 'idle')
  const latest = useRef({ step, onCreated, onMerged })
  latest.current = { step, onCreated, onMerged }

  const join = useCallback(
    (theirs: Pick<Draft, 'answers' | 'revision'>): void => {
      const merged = mergedForm(form.getValues(), known.current.saved, theirs.answers)
      known.current = { ...known.current, saved: theirs.answers, revision: theirs.revision }
      form.reset(merged, { keepErrors: true })
      latest.current.onMerged()
    },
    [form],
  )

  const send = useCallback(async (answers: WrittenAnswers): Promise<void> => {
    const { id, revision } = known.current
    const now = latest.current.step
    const stored = id ? await saveDraft({ id, revision, answers, step: now }) : await createDraft(answers, now)
    const created = 'id' in stored && typeof stored.id === 'string' ? stored.id : undefined
    known.current = {
      id: id ?? created,
      revision: stored.revision,
      saved: { ...known.current.saved, ...answers },
      step: now,
    }
    if (created !== undefined && id === undefined) latest.current.onCreated(created)
  }, [])

  /** Saves what is fit. Returns whether the server has everything now. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { fit, unfit } = unsavedAnswers(form.getValues(), known.current.saved, asked.current)
      const moved = known.current.id !== undefined && known.current.step !== latest.current.step
      const left = Object.keys(unfit).length > 0
      if (Object.keys(fit).length === 0 && !moved) {
        setState(left ? 'unsaved' : known.current.id ? 'saved' : 'idle')
        return !left
      }
      setState('saving')
      try {
        await send(fit)
      } catch (error) {
        const theirs = draftOfConflict(error)
        if (!theirs) {
          setState('failed')
          throw error
        }
        join(theirs)
      }
      const after = unsavedAnswers(form.getValues(), known.current.saved, asked.current)
      keep(known.current.id, { ...after.fit, ...after.unfit })
    }
    return false
  }, [form, join, send])

  /** Saves at once, after a save that is under way. Rejects when the server cannot be reached. */
  const flush = useCallback((): Promise<boolean> => {
    const next = queue.current.catch(() => undefined).then(saveNow)
    queue.current = next.catch(() => undefined)
    return next
  }, [saveNow])

  useEffect(() => {
    let timer = 0
    const soon = (ms: number): void => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => flush().catch(() => soon(retryMs)), ms)
    }
    const watching = form.watch(() => {
      const { fit, unfit } = unsavedAnswers(form.getValues(), known.current.saved, asked.current)
      const unsaved = { ...fit, ...unfit }
      keep(known.current.id, unsaved)
      if (Object.keys(unsaved).length > 0) soon(pauseMs)
    })
    return () => {
      window.clearTimeout(timer)
      watching.unsubscribe()
    }
  }, [form, flush])

  // Another device goes on where this one is.
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    flush().catch(() => undefined)
  }, [step, flush])

  return {
    state,
    flush,
    /** Everything that this device has is stored or was never asked. */
    isSaved: (): boolean => {
      const { fit, unfit } = unsavedAnswers(form.getValues(), known.current.saved, asked.current)
      return Object.keys(fit).length + Object.keys(unfit).length === 0
    },
    /** From now on the answers of a step are saved, also where they are the defaults. */
    pass: (passed: WizardStep): void => {
      const fields: readonly AnswerField[] = wizardSteps.find(({ name }) => name === passed)?.fields ?? []
      for (const field of fields) asked.current.add(field)
    },
    /** Takes a newer draft that arrived from another device. */
    meet: (theirs: Draft): void => {
      if (theirs.id === known.current.id && theirs.revision > known.current.revision) join(theirs)
    },
  }
}
export type DraftSync = ReturnType<typeof useDraftSync>
