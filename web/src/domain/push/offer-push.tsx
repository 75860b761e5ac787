import { lazy, Suspense, useState } from 'react'
import { fetchNotificationTexts } from '../../i18n/i18n.ts'
import { mayAskForPush } from '../../lib/push/own-subscription.ts'
import { isPushPutAway } from '../../lib/push/put-away.ts'

const PushCard = lazy(async () => {
  const [{ PushCard }] = await Promise.all([import('./push-card.tsx'), fetchNotificationTexts()])
  return { default: PushCard }
})

/** Offers push messages where there is something to wait for, to people who have not refused them. */
export const OfferPush = () => {
  const [asks] = useState(() => mayAskForPush() && !isPushPutAway())
  return asks ? (
    <Suspense>
      <PushCard />
    </Suspense>
  ) : null
}
