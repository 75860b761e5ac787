import { useTranslation } from 'react-i18next'
import { DeviceItem } from '../../../domain/devices/device-item.tsx'
import { useDeviceName } from '../../../domain/devices/use-device-name.ts'
import { useChangePush, usePush } from '../../../domain/push/use-push.ts'
import type { PushDevice } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { PushState } from '../../../lib/push/own-push.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SettingRow } from '../setting-row.tsx'
import { TabState } from '../tab-state.tsx'

const DeviceRow = ({ device, busy, onRemove }: { device: PushDevice; busy: boolean; onRemove: () => void }) => {
  const { t } = useTranslation('notifications')
  const { moment } = useFormat()
  const when = moment(device.createdAt)
  return (
    <DeviceItem
      name={device.name}
      current={device.current ? t('push.thisDevice') : null}
      remove={t('push.remove')}
      removeNamed={t('push.removeNamed', { name: useDeviceName()(device.name), when })}
      busy={busy}
      onRemove={onRemove}
      className="px-5 py-4"
    >
      {device.lastPushAt ? t('push.last', { when: moment(device.lastPushAt) }) : t('push.none', { when })}
    </DeviceItem>
  )
}

/** The switch of this browser, or why there is none. */
const OwnSwitch = ({ state, busy, onTurn }: { state: PushState; busy: boolean; onTurn: (on: boolean) => void }) => {
  const { t } = useTranslation('notifications')
  if (state === 'unsupported' || state === 'denied')
    return (
      <div className="grid gap-3 px-5 py-4">
        <p className="font-semibold">{t('push.here')}</p>
        <Banner tone={state === 'denied' ? 'warning' : 'info'}>{t(`push.${state}`)}</Banner>
      </div>
    )
  return (
    <SettingRow
      id="push-here"
      title={t('push.here')}
      text={t('push.hereText')}
      checked={state === 'on'}
      busy={busy}
      onChange={onTurn}
    />
  )
}

/** Push messages in this browser, and the person's devices (docs/product/notifications.md, Push). */
export const PushSection = () => {
  const { t } = useTranslation('notifications')
  const query = usePush()
  const { turn, remove } = useChangePush()
  return (
    <section aria-label={t('push.title')} className="grid gap-3">
      <h3 className="text-22">{t('push.title')}</h3>
      <TabState query={query} failed={t('push.loadFailed')} loading={t('push.loading')}>
        {({ state, devices }) => (
          <Card className="divide-y divide-line">
            <OwnSwitch state={state} busy={turn.isPending} onTurn={turn.mutate} />
            {devices.length > 0 ? (
              <ul aria-label={t('push.devices')} className="divide-y divide-line">
                {devices.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    busy={remove.isPending && remove.variables === device.id}
                    onRemove={() => remove.mutate(device.id)}
                  />
                ))}
              </ul>
            ) : null}
          </Card>
        )}
      </TabState>
    </section>
  )
}
