import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { passwordStrength } from './password-rules.ts'

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'value'> {
  value: string
}

/** A password that is being chosen, with its strength. */
export const NewPasswordField = ({ value, ...rest }: NewPasswordFieldProps) => {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      autoComplete="new-password"
      placeholder={t('passwordPlaceholder')}
      hint={value ? t(`passwordStrength.${passwordStrength(value)}`) : undefined}
      maxLength={128}
      value={value}
      required
      {...rest}
    />
  )
}
