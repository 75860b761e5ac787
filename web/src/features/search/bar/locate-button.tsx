import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui/button/spinner.tsx'
import type { NearPoint } from '../query/search-state.ts'
import { type LocateFailure, locate } from './locate.ts'

type LocateState = 'idle' | 'loading' | LocateFailure

/** Searches around the person's position, or says why that is impossible. */
export const LocateButton = ({ onLocated }: { onLocated: (near: NearPoint) => void }) => {
  const { t } = useTranslation('search')
  const [state, setState] = useState<LocateState>('idle')
  const ask = async (): Promise<void> => {
    setState('loading')
    const located = await locate('geolocation' in navigator ? navigator.geolocation : undefined)
    if ('failure' in located) return setState(located.failure)
    setState('idle')
    onLocated(located.near)
  }
  const failed = state !== 'idle' && state !== 'loading'
  return (
    <div>
      <button
        type="button"
        aria-busy={state === 'loading'}
        onClick={() => (state === 'loading' ? undefined : void ask())}
        className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-start font-medium transition-colors hover:bg-sunken"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          {state === 'loading' ? <Spinner /> : <LocateFixed aria-hidden="true" className="size-5" />}
        </span>
        {state === 'loading' ? t('locating') : t('nearMe')}
      </button>
      <div role="status">
        {failed ? (
          <p className="px-2 pb-2 text-14 text-danger">
            {t(`locate.${state}`)}
            {state === 'denied' ? <span className="block text-soft">{t('locate.hint')}</span> : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
