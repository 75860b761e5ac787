import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../domain/profile/use-profile.ts'
import { useHub } from '../../../domain/profile-hub/use-hub.ts'
import type { Profile } from '../../../lib/api/model.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { Button } from '../../../ui/button/button.tsx'
import { keepFocus } from '../../../ui/button/keep-focus.ts'
import { FormSummary } from '../../../ui/forms/form-summary.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Avatar } from '../../../ui/photos/avatar.tsx'
import { TabState } from '../tab-state.tsx'
import { birthdays } from './personal-form.ts'
import { usePersonalForm } from './use-personal-form.ts'

const Form = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile')
  const { go } = useHub()
  const form = usePersonalForm(profile)
  const { earliest, latest } = birthdays(useToday())
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-[40rem] gap-6">
      <FormSummary errors={form.errors} attempt={form.attempt} />
      <div className="flex items-center gap-4">
        <Avatar of={profile.id} photoUrl={profile.photoUrl} size="large" />
        <p className="text-14 text-soft">{t('photoText')}</p>
      </div>
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="name" maxLength={100} {...form.bind('name')} />
      <div className="grid gap-1.5">
        <TextField label={t('email')} type="email" value={profile.email} readOnly className="bg-sunken text-soft" />
        <div>
          <Button
            variant="quiet"
            size="small"
            className="-ms-4 underline underline-offset-4"
            onClick={() => go('account')}
          >
            {t('changeEmail')}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.bind('phone')}
        />
        <TextField
          label={t('dob')}
          hint={t('dobHint')}
          type="date"
          autoComplete="bday"
          min={earliest}
          max={latest}
          {...form.bind('dob')}
        />
      </div>
      <TextField
        label={t('city')}
        hint={t('cityHint')}
        autoComplete="address-level2"
        maxLength={60}
        {...form.bind('city')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" onMouseDown={keepFocus} busy={form.busy} disabled={!form.dirty}>
          {t('save')}
        </Button>
        <p className="text-14 text-soft" role="status">
          {form.dirty ? t('notStored') : ''}
        </p>
      </div>
    </form>
  )
}

/** Name, phone, date of birth and town (docs/product/people.md, Profile). */
export const PersonalInfoTab = () => {
  const { t } = useTranslation('profile')
  return (
    <TabState query={useProfile()} failed={t('profileFailed')}>
      {(profile) => <Form profile={profile} />}
    </TabState>
  )
}
