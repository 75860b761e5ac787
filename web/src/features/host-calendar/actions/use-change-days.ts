import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { CalendarChanged } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import { daysOfSelection, type Selection } from '../selection/selection.ts'
import { type TakenDays, takenDaysOf } from './taken-days.ts'
import { useUndo } from './use-undo.ts'

/** What is done to selected days. */
export type DayChange =
  | { kind: 'price'; price: number }
  | { kind: 'clearPrice' }
  | { kind: 'block'; reason: string }
  | { kind: 'unblock' }
  | { kind: 'note'; note: string }
  | { kind: 'clearNote' }

/** A refused change with the days that stays have taken. */
export interface Conflict {
  change: DayChange
  taken: readonly TakenDays[]
}

const send = (change: DayChange, selection: Selection): Promise<CalendarChanged> => {
  const homes = daysOfSelection(selection)
  switch (change.kind) {
    case 'price':
      return answer(api.POST('/api/host/calendar/prices', { body: { homes, price: change.price } }))
    case 'clearPrice':
      return answer(api.POST('/api/host/calendar/prices', { body: { homes, price: null } }))
    case 'block': {
      const reason = change.reason.trim()
      return answer(
        api.POST('/api/host/calendar/blocks', { body: { homes, blocked: true, ...(reason ? { reason } : {}) } }),
      )
    }
    case 'unblock':
      return answer(api.POST('/api/host/calendar/blocks', { body: { homes, blocked: false } }))
    case 'note':
      return answer(api.POST('/api/host/calendar/notes', { body: { homes, note: change.note.trim() } }))
    case 'clearNote':
      return answer(api.POST('/api/host/calendar/notes', { body: { homes, note: null } }))
  }
}

/** Changes selected days, all or none. `onDone` is called after a success. A toast offers to undo it. */
export const useChangeDays = (onDone: () => void) => {
  const { t } = useTranslation('host-calendar')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const undo = useUndo()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, selection }: { change: DayChange; selection: Selection }) => send(change, selection),
    onSuccess: (changed, { change }) => {
      setConflict(null)
      onDone()
      toastSuccess({
        title: t(`done.${change.kind}`),
        action: { label: t('undo'), onClick: () => undo.mutate(changed) },
      })
    },
    onError: (error, { change }) => {
      const taken = takenDaysOf(error)
      if (taken.length > 0) setConflict({ change, taken })
      else toastError({ title: t(`failed.${change.kind}`), description: problemText(error) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.hostCalendar }),
  })
  return { change: mutate, busy: isPending, conflict, dismiss: () => setConflict(null) }
}
