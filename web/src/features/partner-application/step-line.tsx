import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'

type Step = PartnerApplication['step']
const steps = ['cvr', 'stripe', 'complete'] as const satisfies readonly Step[]

/** The steps of the application: the current one is highlighted, earlier ones are green. */
export const StepLine = ({ step }: { step: Step }) => {
  const { t } = useTranslation('partner')
  const at = steps.indexOf(step)
  // The last step is done as soon as it is reached.
  const isDone = (index: number): boolean => index < at || step === 'complete'
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-3 gap-2 md:gap-4">
      {steps.map((name, index) => (
        <li
          key={name}
          data-step={name}
          data-done={isDone(index)}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex min-w-0 flex-col gap-2 border-t-4 pt-3 text-14 md:flex-row md:items-center',
            isDone(index) ? 'border-success' : index === at ? 'border-primary' : 'border-line',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-7 shrink-0 place-items-center rounded-pill font-semibold',
              isDone(index)
                ? 'bg-success-soft text-success'
                : index === at
                  ? 'bg-primary-soft text-primary'
                  : 'bg-sunken',
            )}
          >
            {isDone(index) ? <Check className="size-4" /> : index + 1}
          </span>
          <span className={classNames('min-w-0 wrap-anywhere', index === at ? 'font-semibold' : 'text-soft')}>
            {t(`step.${name}`)}
            {isDone(index) ? <span className="sr-only"> {t('done')}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
