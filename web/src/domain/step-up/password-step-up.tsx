import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'

/** Confirms the session with the password. */
export const PasswordStepUp = ({ onDone }: { onDone: (confirmed: boolean) => void }) => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const confirm = useMutation({
    mutationFn: (given: string) => answer(api.POST('/api/auth/step-up', { body: { password: given } })),
    onSuccess: () => onDone(true),
  })
  // The refusal is shown until the password changes.
  const refusal = confirm.error && confirm.variables === password ? problemText(confirm.error) : undefined
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may stand in another form of the page.
        event.stopPropagation()
        setAsked(true)
        if (password) confirm.mutate(password)
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
