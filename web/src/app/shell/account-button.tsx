import { lazy, Suspense, useState } from 'react'
import { AccountTrigger } from './account-trigger.tsx'

const load = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }))

/** Opens the account menu. Its code loads on hover or on the first click. */
export const AccountButton = () => {
  const [requested, setRequested] = useState(false)
  const plain = (
    <AccountTrigger onClick={() => setRequested(true)} onPointerEnter={() => void load()} aria-expanded={false} />
  )
  return requested ? (
    <Suspense fallback={plain}>
      <AccountMenu />
    </Suspense>
  ) : (
    plain
  )
}
