import { useTranslation } from 'react-i18next'
import type { Accessibility } from '../../lib/api/model.ts'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'

interface AccessibilityChoicesProps {
  value: Accessibility
  onChange: (value: Accessibility) => void
}

const choices = ['system', 'on', 'off'] as const
const sizes = ['normal', 'large', 'larger'] as const

/** Motion, contrast and text size of the whole interface (docs/product/people.md, Accessibility). */
export const AccessibilityChoices = ({ value, onChange }: AccessibilityChoicesProps) => {
  const { t } = useTranslation('accessibility')
  return (
    <div className="grid gap-6">
      {(['reducedMotion', 'highContrast'] as const).map((name) => (
        <div key={name} className="grid gap-1.5">
          <ChoiceGroup
            legend={t(name)}
            value={value[name]}
            options={choices.map((choice) => ({ value: choice, label: t(`choice.${choice}`) }))}
            onChoose={(choice) => onChange({ ...value, [name]: choice })}
          />
          <p className="text-14 text-soft">{t(`${name}Text`)}</p>
        </div>
      ))}
      <div className="grid gap-1.5">
        <ChoiceGroup
          legend={t('textSize')}
          value={value.textSize}
          options={sizes.map((size) => ({ value: size, label: t(`size.${size}`) }))}
          onChoose={(textSize) => onChange({ ...value, textSize })}
        />
        <p className="text-14 text-soft">{t('textSizeText')}</p>
      </div>
    </div>
  )
}
