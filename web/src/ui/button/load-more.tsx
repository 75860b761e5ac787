import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

/** A button that loads the next page of a list. */
export const LoadMore = ({ busy, onLoad }: { busy: boolean; onLoad: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="flex justify-center pt-10">
      <Button variant="outline" size="large" busy={busy} onClick={onLoad}>
        {busy ? t('loadingMore') : t('more')}
      </Button>
    </div>
  )
}
