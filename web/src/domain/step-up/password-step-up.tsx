import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { FactorStepUp } from './factor-step-up.tsx'
import { useStepUp } from './use-step-up.ts'

/** Confirms the session with the password, and then with the second factor of a person who uses two. */
export const PasswordStepUp = ({ onDone }: { onDone: (confirmed: boolean) => void }) => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [halfway, setHalfway] = useState(false)
  const confirm = useStepUp({ onConfirmed: () => onDone(true), onFactorMissing: () => setHalfway(true) })
  // The refusal is shown until the password changes.
  const refusal = confirm.error && confirm.variables.password === password ? problemText(confirm.error) : undefined
  if (halfway) return <FactorStepUp password={password} onDone={onDone} onBack={() => setHalfway(false)} />
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may stand in another form of the page.
        event.stopPropagation()
        setAsked(true)
        if (password) confirm.mutate({ password })
      }}
    >
      <PasswordField
        label={t('stepUp.password')}
        autoComplete="current-password"
        data-focus-first
        required
        value={password}
        error={password || !asked ? refusal : t('stepUp.passwordRequired')}
        onChange={(event) => setPassword(event.target.value)}
      />
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
