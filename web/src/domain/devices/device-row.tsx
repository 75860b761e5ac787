import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { DeviceItem } from './device-item.tsx'
import { useDeviceName } from './use-device-name.ts'

interface DeviceRowProps {
  device: DeviceSession
  busy: boolean
  onEnd: () => void
}

/** A session: its device, its network and when it was last used. */
export const DeviceRow = ({ device, busy, onEnd }: DeviceRowProps) => {
  const { t } = useTranslation('security')
  const { moment } = useFormat()
  const when = moment(device.lastSeenAt)
  return (
    <DeviceItem
      name={device.name}
      current={device.current ? t('device.current') : null}
      remove={t('device.remove')}
      removeNamed={t('device.removeNamed', { name: useDeviceName()(device.name), when })}
      busy={busy}
      onRemove={onEnd}
      className="py-4 first:pt-0 last:pb-0"
    >
      {device.network ? (
        <>
          <span className="wrap-anywhere">{t('device.network', { network: device.network })}</span>
          <br />
        </>
      ) : null}
      {device.current ? t('device.now') : t('device.lastSeen', { when })}
    </DeviceItem>
  )
}
