import { mostPlannedDays } from '@nordbo/listing-rules'
import { useTranslation } from 'react-i18next'
import type { MessageTemplate } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { everyHome, sides, type usePlanForm } from './use-plan-form.ts'
import { clockOf, useHomes } from './use-plan-words.ts'

const anchors = ['checkIn', 'checkOut'] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface PlanFieldsProps {
  templates: readonly MessageTemplate[]
  form: ReturnType<typeof usePlanForm>
}

/** What is sent, when and in which homes. */
export const PlanFields = ({ templates, form: { choice, choose } }: PlanFieldsProps) => {
  const { t } = useTranslation('hostMessages')
  const format = useFormat()
  const homes = useHomes().data ?? []
  return (
    <>
      <Select
        label={t('template')}
        value={choice.templateId}
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={(templateId) => choose({ templateId })}
      />
      <ChoiceGroup
        legend={t('anchor')}
        value={choice.anchor}
        options={anchors.map((value) => ({ value, label: t(`anchor.${value}`) }))}
        onChoose={(anchor) => choose({ anchor })}
      />
      <ChoiceGroup
        legend={t('side')}
        value={choice.side}
        options={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
        onChoose={(side) => choose({ side })}
      />
      {choice.side === 'on' ? null : (
        <Stepper
          label={t('days')}
          value={choice.count}
          least={1}
          most={mostPlannedDays}
          onChange={(count) => choose({ count })}
        />
      )}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Select
          label={t('hour')}
          value={String(choice.hour)}
          options={hours.map((hour) => ({ value: String(hour), label: format.clock(clockOf(hour)) }))}
          onChoose={(hour) => choose({ hour: Number(hour) })}
        />
        <Select
          label={t('homes')}
          value={choice.home}
          options={[
            { value: everyHome, label: t('everyHome') },
            ...homes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChoose={(home) => choose({ home })}
        />
      </div>
    </>
  )
}
