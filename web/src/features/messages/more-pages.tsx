import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

interface MorePagesProps {
  text: string
  state: 'idle' | 'loading' | 'failed'
  onLoad: () => Promise<void>
}

/** Where a chat goes on: further messages come by themselves, and by a press after a failure. */
export const MorePages = ({ text, state, onLoad }: MorePagesProps) => {
  const { t } = useTranslation('messages')
  if (state !== 'failed') return <p className="pt-4 text-center text-14 text-soft">{text}</p>
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-3 pt-4 text-14 text-danger">
      {t('loadFailed')}
      <Button size="small" variant="outline" onClick={() => void onLoad()}>
        {t('retry', { ns: 'common' })}
      </Button>
    </div>
  )
}
