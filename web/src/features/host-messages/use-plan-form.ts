import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanMessage } from '../../domain/messages/use-templates.ts'
import type { MessageTemplate, PlannedMessage } from '../../lib/api/model.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'

export const sides = ['before', 'on', 'after'] as const
export type Side = (typeof sides)[number]

/** The value of the select that stands for every home. */
export const everyHome = ''

/** What is chosen in the dialog. */
interface PlanChoice {
  templateId: string
  side: Side
  /** Days before or after; without meaning on the day itself. */
  count: number
  anchor: PlannedMessage['anchor']
  hour: number
  home: string
}

const daysOf = ({ side, count }: Pick<PlanChoice, 'side' | 'count'>): number => {
  if (side === 'on') return 0
  return side === 'before' ? -count : count
}

/** The form of a planned message. */
export const usePlanForm = (templates: readonly MessageTemplate[], onPlanned: () => void) => {
  const { t } = useTranslation('hostMessages')
  const save = usePlanMessage()
  const [choice, setChoice] = useState<PlanChoice>({
    ...{ templateId: templates[0]?.id ?? '', side: 'before', count: 2 },
    ...{ anchor: 'checkIn', hour: 16, home: everyHome },
  })
  const { templateId, anchor, hour, home } = choice
  const time = { anchor, days: daysOf(choice), hour, listingId: home === everyHome ? null : home }
  return {
    choice,
    choose: (values: Partial<PlanChoice>): void => setChoice((before) => ({ ...before, ...values })),
    time,
    busy: save.isPending,
    error: save.error,
    save: (): void =>
      save.mutate(
        { ...time, templateId },
        {
          onSuccess: () => {
            toastSuccess({ title: t('planDone') })
            onPlanned()
          },
        },
      ),
  }
}
