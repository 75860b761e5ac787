import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useChannels, useSaveChannels } from './use-profile.ts'

const channels = ['email', 'push', 'sms'] as const

/** The channels for news and reminders (docs/product/people.md, Notifications). */
export const NotificationsTab = () => {
  const { t } = useTranslation('hostSettings')
  const query = useChannels()
  const save = useSaveChannels()
  const chosen = query.data
  if (query.isError && !chosen)
    return (
      <ErrorState
        title={t('channelsFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  if (!chosen) return <Skeleton className="h-60 max-w-[40rem] rounded-card" />
  return (
    <div className="grid max-w-[40rem] gap-5">
      <p className="text-soft">{t('channelsText')}</p>
      <Card className="divide-y divide-line">
        {channels.map((channel) => (
          <div key={channel} className="flex items-center justify-between gap-4 px-5 py-3.5">
            <div>
              <label htmlFor={`channel-${channel}`} className="font-semibold">
                {t(`channel.${channel}`)}
              </label>
              <p id={`channel-${channel}-text`} className="text-14 text-soft">
                {t(`channelText.${channel}`)}
              </p>
            </div>
            <Switch
              id={`channel-${channel}`}
              describedBy={`channel-${channel}-text`}
              checked={chosen[channel]}
              disabled={save.isPending}
              onChange={(on) => save.mutate({ ...chosen, [channel]: on })}
            />
          </div>
        ))}
      </Card>
    </div>
  )
}
