import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { LanguageAndCurrency, preferencesOf } from './language-and-currency.tsx'
import { useSaveProfile } from './use-profile.ts'

/** Language and currency. */
export const PreferencesTab = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('hostSettings')
  const [value, setValue] = useState(() => preferencesOf(profile))
  const save = useSaveProfile(() => undefined)
  return (
    <form
      className="grid max-w-[40rem] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ preferredLocale: value.locale, preferredCurrency: value.currency })
      }}
    >
      <LanguageAndCurrency value={value} onChange={setValue} />
      <div>
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
