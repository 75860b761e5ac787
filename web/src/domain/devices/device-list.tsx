import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '../../lib/api/model.ts'
import { DeviceRow } from './device-row.tsx'

interface DeviceListProps {
  devices: readonly DeviceSession[]
  /** The one whose end is being sent, if any. */
  ending: string | undefined
  onEnd: (id: string) => void
}

/** The person's devices, the one in use first. */
export const DeviceList = ({ devices, ending, onEnd }: DeviceListProps) => {
  const { t } = useTranslation('security')
  const sorted = devices.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <ul aria-label={t('device.list')} className="grid divide-y divide-line">
      {sorted.map((device) => (
        <DeviceRow key={device.id} device={device} busy={ending === device.id} onEnd={() => onEnd(device.id)} />
      ))}
    </ul>
  )
}
