import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceList } from '../../domain/devices/device-list.tsx'
import { useDevices, useEndSessions } from '../../domain/devices/use-devices.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { Section } from './section.tsx'

const Devices = () => {
  const { t } = useTranslation('security')
  const devices = useDevices()
  const { endOne, endOthers } = useEndSessions()
  const [asking, setAsking] = useState(false)
  if (devices.isError && !devices.data)
    return (
      <ErrorState
        title={t('device.loadFailed')}
        error={devices.error}
        onRetry={() => void devices.refetch()}
        busy={devices.isFetching}
      />
    )
  if (!devices.data) return <Skeleton className="h-28 rounded-control" />
  return (
    <>
      <DeviceList
        devices={devices.data}
        ending={endOne.isPending ? endOne.variables : undefined}
        onEnd={(id) => endOne.mutate(id)}
      />
      {devices.data.length > 1 ? (
        <Button
          variant="danger"
          size="small"
          className="justify-self-start"
          busy={endOthers.isPending}
          onClick={() => setAsking(true)}
        >
          {t('device.removeOthers')}
        </Button>
      ) : (
        <p className="text-14 text-soft">{t('device.onlyThis')}</p>
      )}
      {asking ? (
        <AskDialog
          title={t('device.othersTitle')}
          text={t('device.othersText')}
          action={t('device.removeOthers')}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Where the person is signed in, and how to end it there (docs/product/people.md, Devices). */
export const DevicesSection = () => {
  const { t } = useTranslation('security')
  return (
    <Section
      icon={<MonitorSmartphone className="size-6" strokeWidth={1.75} />}
      title={t('device.title')}
      text={t('device.text')}
    >
      <Devices />
    </Section>
  )
}
