import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'
import { TextField } from './text-field.tsx'

/** A password, with a button that shows it. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) => {
  const { t } = useTranslation('ui')
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <TextField
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton label={t(visible ? 'hidePassword' : 'showPassword')} onClick={() => setVisible(!visible)}>
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      }
      {...props}
    />
  )
}
