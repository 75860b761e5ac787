import { useTranslation } from 'react-i18next'
import type { Profile } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { LanguageAndCurrency } from './language-and-currency.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Name, phone, photo, language and currency. The e-mail address is only shown. */
export const ProfileTab = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('hostSettings')
  const form = useProfileForm(profile)
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-[40rem] gap-6">
      <FormSummary errors={form.errors} attempt={form.attempt} />
      <div className="flex items-center gap-4">
        <Avatar of={profile.id} photoUrl={profile.photoUrl} size="large" />
        <div>
          <p className="text-14 font-semibold">{t('photo')}</p>
          <p className="text-14 text-soft">{t('photoText')}</p>
        </div>
      </div>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="name" maxLength={100} {...form.bind('name')} />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        value={profile.email}
        readOnly
        className="bg-sunken text-soft"
      />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...form.bind('phone')}
      />
      <LanguageAndCurrency value={form.preferences} onChange={form.setPreferences} />
      <div>
        <Button type="submit" onMouseDown={keepFocus} busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
