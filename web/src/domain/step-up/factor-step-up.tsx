import { useTranslation } from 'react-i18next'
import { codeOf } from '../../lib/api/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { OtherFactorButton, SecondFactorField } from '../two-factor/second-factor-field.tsx'
import { useSecondFactorField } from '../two-factor/use-second-factor-field.ts'
import { useStepUp } from './use-step-up.ts'

interface FactorStepUpProps {
  /** The password that the server accepted. */
  password: string
  onDone: (confirmed: boolean) => void
  /** The password no longer counts. */
  onBack: () => void
}

/** The second step of a confirmation, for people who use two factors. */
export const FactorStepUp = ({ password, onDone, onBack }: FactorStepUpProps) => {
  const { t } = useTranslation('account')
  const confirm = useStepUp({ onConfirmed: () => onDone(true), onFactorMissing: onBack })
  const input = useSecondFactorField(confirm.error, confirm.reset)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may stand in another form of the page.
        event.stopPropagation()
        const factor = input.read()
        if (!factor) return
        confirm.mutate(
          { password, factor },
          { onError: (refusal) => (codeOf(refusal) === 'auth.passwordWrong' ? onBack() : input.empty()) },
        )
      }}
    >
      <SecondFactorField input={input} />
      <div className="justify-self-start text-14">
        <OtherFactorButton input={input} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => onDone(false)}>
          {t('stepUp.cancel')}
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          {t('stepUp.confirm')}
        </Button>
      </div>
    </form>
  )
}
