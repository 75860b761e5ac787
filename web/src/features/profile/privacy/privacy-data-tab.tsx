import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../domain/profile/use-profile.ts'
import { useHub } from '../../../domain/profile-hub/use-hub.ts'
import type { Profile } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SettingRow } from '../setting-row.tsx'
import { TabState } from '../tab-state.tsx'
import { useSavePrivacy } from './use-privacy.ts'

const Switches = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { go } = useHub()
  const save = useSavePrivacy()
  const { privacy, city, marketingOptInAt } = profile
  const row = (name: keyof Profile['privacy'], more?: ReactNode) => (
    <SettingRow
      id={`privacy-${name}`}
      title={t(`privacy.${name}Title`)}
      text={t(`privacy.${name}Text`)}
      checked={privacy[name]}
      busy={save.isPending}
      onChange={(on) => save.mutate({ ...privacy, [name]: on })}
    >
      {more}
    </SettingRow>
  )
  return (
    <Card className="divide-y divide-line">
      {row(
        'showCity',
        city === null ? (
          <Button
            variant="quiet"
            size="small"
            className="-ms-4 underline underline-offset-4"
            onClick={() => go('personal-info')}
          >
            {t('addCity')}
          </Button>
        ) : null,
      )}
      {row('seoIndex')}
      {row('readReceipts')}
      {row(
        'marketingOptIn',
        privacy.marketingOptIn && marketingOptInAt ? (
          <p className="text-14">{t('optedIn', { date: format.moment(marketingOptInAt) })}</p>
        ) : null,
      )}
    </Card>
  )
}

/** What others see, what may be sent, and a copy of one's data (docs/product/people.md, Privacy). `exports` offers the copy. */
export const PrivacyDataTab = ({ exports }: { exports: ReactNode }) => {
  const { t } = useTranslation('profile')
  return (
    <div className="grid max-w-[44rem] gap-8">
      <TabState query={useProfile()} failed={t('profileFailed')}>
        {(profile) => <Switches profile={profile} />}
      </TabState>
      {exports}
    </div>
  )
}
