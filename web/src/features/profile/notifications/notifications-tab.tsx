import { CalendarCheck, Lock, type LucideIcon, MessageCircle, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NotificationSettings } from '../../../lib/api/model.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TabState } from '../tab-state.tsx'
import { PushSection } from './push-section.tsx'
import { useNotificationSettings, useSaveNotificationSettings } from './use-notification-settings.ts'

type Choice = Exclude<keyof NotificationSettings, 'bookingEmail'>

const subjects = [
  { name: 'booking', icon: CalendarCheck, email: null, push: 'bookingPush' },
  { name: 'message', icon: MessageCircle, email: 'messageEmail', push: 'messagePush' },
  { name: 'promo', icon: Sparkles, email: 'promoEmail', push: 'promoPush' },
] as const satisfies { name: string; icon: LucideIcon; email: Choice | null; push: Choice }[]

/** A mail that cannot be declined, and why. */
const AlwaysOn = () => {
  const { t } = useTranslation('profile')
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold text-success">
      <Lock aria-hidden="true" className="size-4" />
      {t('alwaysOn')}
    </span>
  )
}

interface CellProps {
  channel: 'email' | 'push'
  subject: string
  choice: Choice
  settings: NotificationSettings
  busy: boolean
  onChange: (settings: NotificationSettings) => void
}

const Cell = ({ channel, subject, choice, settings, busy, onChange }: CellProps) => {
  const { t } = useTranslation('profile')
  return (
    <Switch
      label={t('notifyBy', { subject, channel: t(`channel.${channel}`) })}
      checked={settings[choice]}
      busy={busy}
      onChange={(on) => onChange({ ...settings, [choice]: on })}
    />
  )
}

const Matrix = ({ settings }: { settings: NotificationSettings }) => {
  const { t } = useTranslation('profile')
  const save = useSaveNotificationSettings()
  return (
    <Card className="divide-y divide-line">
      {subjects.map(({ name, icon: Icon, email, push }) => {
        const subject = t(`notify.${name}Title`)
        const cell = { subject, settings, busy: save.isPending, onChange: save.mutate }
        return (
          <section key={name} aria-label={subject} className="grid gap-x-6 gap-y-3 px-5 py-5 sm:grid-cols-[1fr_10rem]">
            <div className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <div>
                <h3 className="font-body text-16 font-semibold tracking-normal">{subject}</h3>
                <p className="text-14 text-soft">{t(`notify.${name}Text`)}</p>
              </div>
            </div>
            <dl className="grid content-start gap-x-4 gap-y-1 max-sm:ps-9">
              {(['email', 'push'] as const).map((channel) => {
                const choice = channel === 'email' ? email : push
                return (
                  <div key={channel} className="flex min-h-11 items-center justify-between gap-5">
                    <dt className="text-14">{t(`channel.${channel}`)}</dt>
                    <dd>{choice ? <Cell channel={channel} choice={choice} {...cell} /> : <AlwaysOn />}</dd>
                  </div>
                )
              })}
            </dl>
          </section>
        )
      })}
    </Card>
  )
}

/** What a person is told about, by mail and push (docs/product/people.md, Notifications). */
export const NotificationsTab = () => {
  const { t } = useTranslation('profile')
  return (
    <div className="grid max-w-[44rem] gap-5">
      <PushSection />
      <p className="text-soft">{t('notificationsText')}</p>
      <TabState query={useNotificationSettings()} failed={t('notificationsFailed')}>
        {(settings) => <Matrix settings={settings} />}
      </TabState>
    </div>
  )
}
