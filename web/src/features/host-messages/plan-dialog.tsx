import { mostPlannedDays } from '@nordbo/listing-rules'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanMessage } from '../../domain/messages/use-templates.ts'
import type { MessageTemplate, PlannedMessage } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { clockOf, useHomes, usePlanWords } from './use-plan-words.ts'

const sides = ['before', 'on', 'after'] as const
const anchors = ['checkIn', 'checkOut'] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)
type Side = (typeof sides)[number]

/** The value of the select that stands for every home. */
const everyHome = ''

const signOf: Record<Side, -1 | 0 | 1> = { before: -1, on: 0, after: 1 }

/** Plans a message: a template at an hour, counted from check-in or check-out. The whole plan is read as a sentence. */
export const PlanDialog = ({ templates, onClose }: { templates: readonly MessageTemplate[]; onClose: () => void }) => {
  const { t } = useTranslation('hostMessages')
  const format = useFormat()
  const problemText = useProblemText()
  const planWords = usePlanWords()
  const homes = useHomes().data ?? []
  const save = usePlanMessage()
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '')
  const [side, setSide] = useState<Side>('before')
  const [count, setCount] = useState(2)
  const [anchor, setAnchor] = useState<PlannedMessage['anchor']>('checkIn')
  const [hour, setHour] = useState(16)
  const [home, setHome] = useState(everyHome)
  const days = signOf[side] * count
  const plan = { anchor, days: days === 0 ? 0 : days, hour, listingId: home === everyHome ? null : home }
  const submit = (): void =>
    save.mutate(
      { ...plan, templateId },
      {
        onSuccess: () => {
          toastSuccess({ title: t('planDone') })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t('planTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button busy={save.isPending} onClick={submit}>
            {t('plan')}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {save.error ? (
          <Banner tone="danger" title={t('planFailed')}>
            {problemText(save.error)}
          </Banner>
        ) : null}
        <Select
          label={t('template')}
          value={templateId}
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          onChoose={setTemplateId}
        />
        <ChoiceGroup
          legend={t('anchor')}
          value={anchor}
          options={anchors.map((value) => ({ value, label: t(`anchor.${value}`) }))}
          onChoose={setAnchor}
        />
        <ChoiceGroup
          legend={t('side')}
          value={side}
          options={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
          onChoose={setSide}
        />
        {side === 'on' ? null : (
          <Stepper label={t('days')} value={count} least={1} most={mostPlannedDays} onChange={setCount} />
        )}
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <Select
            label={t('hour')}
            value={String(hour)}
            options={hours.map((value) => ({ value: String(value), label: format.clock(clockOf(value)) }))}
            onChoose={(value) => setHour(Number(value))}
          />
          <Select
            label={t('homes')}
            value={home}
            options={[
              { value: everyHome, label: t('everyHome') },
              ...homes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChoose={setHome}
          />
        </div>
        <div className="flex gap-3 rounded-control bg-primary-soft px-4 py-3">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <p role="status" className="font-semibold" data-testid="plan-sentence">
              {planWords(plan)}
            </p>
            <p className="text-14 text-soft">{t('planNote')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
