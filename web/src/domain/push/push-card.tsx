import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { putPushAway } from '../../lib/push/put-away.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useChangePush, usePush } from './use-push.ts'

/**
 * Offers push messages where they are off, quietly: the browser itself asks only after a yes. They end with a session, so people are asked
 * again after another sign-in (docs/product/notifications.md, Push).
 */
export const PushCard = () => {
  const { t } = useTranslation('notifications')
  const { data } = usePush()
  const { turn } = useChangePush()
  const [answered, setAnswered] = useState(false)
  if (answered || turn.isSuccess || data?.state !== 'off') return null
  return (
    <Card
      role="region"
      aria-label={t('push.offer')}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 p-5 text-start"
    >
      <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{t('push.offer')}</p>
        <p className="text-14 text-soft">{t('push.offerText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={turn.isPending} onClick={() => turn.mutate(true)}>
          {t('push.yes')}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={turn.isPending}
          onClick={() => {
            putPushAway()
            setAnswered(true)
          }}
        >
          {t('push.later')}
        </Button>
      </div>
    </Card>
  )
}
