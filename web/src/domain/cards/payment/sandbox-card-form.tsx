import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { CardEntry } from '../card-entry.tsx'
import { useSandboxIntent } from '../use-sandbox-intent.ts'
import { type NewCardFormProps, useSaveCardChoice } from './card-form-props.ts'

/** The sandbox's payment form. */
export const SandboxCardForm = ({ clientSecret, amount, outcome, notices, save, saveBox }: NewCardFormProps) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { confirm } = useSandboxIntent('payment-intents', clientSecret)
  const storeSaveChoice = useSaveCardChoice(clientSecret)
  const pay = async (number: string): Promise<void> => {
    outcome.begin()
    // Confirming may unmount this form before the result is known. The promise survives that, the mutation's
    // callbacks do not.
    await storeSaveChoice
      .mutateAsync(save)
      .then(() => confirm.mutateAsync(number))
      .then(outcome.settle, outcome.fail)
  }
  return (
    <CardEntry
      submit={t('pay', { amount: format.dkk(amount) })}
      submitting={t('paying')}
      busy={storeSaveChoice.isPending || confirm.isPending}
      onSubmit={(number) => void pay(number)}
      notices={notices}
    >
      {saveBox}
    </CardEntry>
  )
}
