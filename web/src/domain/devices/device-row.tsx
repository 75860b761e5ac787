import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'

interface DeviceRowProps {
  device: DeviceSession
  busy: boolean
  onEnd: () => void
}

const phones = /Android|iOS/

/** Names a device by what its browser tells: `Chrome på Windows`. */
export const useDeviceName = (): ((name: DeviceSession['name']) => string) => {
  const { t } = useTranslation('security')
  return ({ browser, system }) =>
    browser && system ? t('device.name', { browser, system }) : (browser ?? system ?? t('device.unknown'))
}

/** A session: its device, its network and when it was last used. */
export const DeviceRow = ({ device, busy, onEnd }: DeviceRowProps) => {
  const { t } = useTranslation('security')
  const { moment } = useFormat()
  const name = useDeviceName()(device.name)
  const Icon = phones.test(device.name.system ?? '') ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.current ? <Badge tone="success">{t('device.current')}</Badge> : null}
        </p>
        <p className="text-14 text-soft">
          {device.network ? (
            <>
              <span className="wrap-anywhere">{t('device.network', { network: device.network })}</span>
              <br />
            </>
          ) : null}
          {device.current ? t('device.now') : t('device.lastSeen', { when: moment(device.lastSeenAt) })}
        </p>
      </div>
      {device.current ? null : (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={t('device.removeNamed', { name, when: moment(device.lastSeenAt) })}
          onClick={onEnd}
        >
          {t('device.remove')}
        </Button>
      )}
    </li>
  )
}
