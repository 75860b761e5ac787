import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** For a person without a password: how to get one by mail. */
export const NoPassword = ({ onDone }: { onDone: (confirmed: boolean) => void }) => {
  const { t } = useTranslation('account')
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('stepUp.noPassword')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => onDone(false)}>
          {t('stepUp.cancel')}
        </Button>
        <ButtonLink to="/auth/forgot" variant="outline" onClick={() => onDone(false)}>
          {t('stepUp.choosePassword')}
        </ButtonLink>
      </div>
    </div>
  )
}
