import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RevisedStayRules } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { type RuleDraft, readDraft, toDraft } from './rule-draft.ts'
import { useSetStayRules, useStayRules } from './use-stay-rules.ts'

/** What is typed, and the revision that it was typed over. */
interface TypedRules {
  draft: RuleDraft
  seen: number
}

const read = (text: string): TypedRules | null => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The form of a home's rules. What is typed survives a reload. Where the rules were changed meanwhile, what is typed
 * stays, and the person chooses: theirs over the new ones, or the new ones.
 */
export const useRulesForm = (id: string, stored: RevisedStayRules) => {
  const { t } = useTranslation('stayRules')
  const problemText = useProblemText()
  const [kept, keep] = useDraft(`stay-rules-${id}`)
  const [attempt, setAttempt] = useState(0)
  const set = useSetStayRules(id)
  const current = useStayRules(id)
  const typed = read(kept) ?? { draft: toDraft(stored.rules), seen: stored.revision }
  const { rules, faults } = readDraft(typed.draft)
  const overtaken = typed.seen !== stored.revision

  const save = (seen: number): void => {
    setAttempt((count) => count + 1)
    if (faults.length > 0) return
    set.mutate(
      { rules, seen },
      {
        onSuccess: () => {
          keep('')
          setAttempt(0)
          toastSuccess({ title: t('saved'), description: t('savedText') })
        },
        onError: async (error) => {
          if (codeOf(error) !== 'stayRules.changedMeanwhile')
            return toastError({ title: t('failed'), description: problemText(error) })
          keep(JSON.stringify({ ...typed, seen }))
          await current.refetch()
        },
      },
    )
  }
  return {
    draft: typed.draft,
    faults: attempt > 0 ? faults : [],
    attempt,
    busy: set.isPending,
    changed: kept !== '',
    overtaken,
    change: (draft: RuleDraft): void => keep(JSON.stringify({ draft, seen: typed.seen })),
    save: (): void => save(typed.seen),
    saveOver: (): void => save(stored.revision),
    discard: (): void => {
      keep('')
      setAttempt(0)
    },
  }
}
