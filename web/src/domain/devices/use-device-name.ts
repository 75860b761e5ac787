import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '../../lib/api/model.ts'

/** Names a device by what its browser tells: `Chrome på Windows`. */
export const useDeviceName = (): ((name: DeviceSession['name']) => string) => {
  const { t } = useTranslation('security')
  return ({ browser, system }) =>
    browser && system ? t('device.name', { browser, system }) : (browser ?? system ?? t('device.unknown'))
}
