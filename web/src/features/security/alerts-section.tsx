import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLoginAlerts, useSaveLoginAlerts } from '../../domain/devices/use-login-alerts.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Section } from './section.tsx'

/** The mail about a sign-in on an unknown device. Its switch waits until the choice is known. */
export const AlertsSection = () => {
  const { t } = useTranslation('security')
  const { data, isError } = useLoginAlerts()
  const save = useSaveLoginAlerts()
  return (
    <Section
      icon={<BellRing className="size-6" strokeWidth={1.75} />}
      title={t('alerts.title')}
      text={isError && !data ? t('alerts.unknown') : t('alerts.text')}
      aside={
        <Switch
          label={t('alerts.title')}
          checked={data?.loginAlerts ?? false}
          disabled={!data || save.isPending}
          onChange={(on) => save.mutate(on)}
        />
      }
    />
  )
}
