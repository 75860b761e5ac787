import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherFactorButton, SecondFactorField } from '../../domain/two-factor/second-factor-field.tsx'
import { useSecondFactorField } from '../../domain/two-factor/use-second-factor-field.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import type { useSecondFactor } from './use-second-factor.ts'

interface SecondFactorFormProps {
  factor: ReturnType<typeof useSecondFactor>
  /** Back to the password, with the reason if the begun sign-in has ended. */
  onBack: (reason: string | null) => void
}

/** The second step of a sign-in: the code of the person's app, or a recovery code. The field takes the focus. */
export const SecondFactorForm = ({ factor, onBack }: SecondFactorFormProps) => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const { error, isPending } = factor
  const input = useSecondFactorField(error, factor.reset)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const given = input.read()
    if (!given) return
    factor.mutate(given, {
      onError: (refusal) => (codeOf(refusal) === 'auth.signInExpired' ? onBack(problemText(refusal)) : input.empty()),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <SecondFactorField input={input} />
      <Button type="submit" size="large" busy={isPending}>
        {isPending ? t('working') : t('confirm')}
      </Button>
      <div className="grid justify-items-center gap-1 text-14">
        <OtherFactorButton input={input} />
        <button
          type="button"
          className="min-h-11 px-1 text-soft underline underline-offset-4"
          onClick={() => onBack(null)}
        >
          {t('backToLogIn')}
        </button>
      </div>
    </form>
  )
}
