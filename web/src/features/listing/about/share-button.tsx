import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'

/** Shares the page through the device where it can, else copies the link (docs/product/surface.md, Sharing). */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('listing')
  const share = async (): Promise<void> => {
    // The link keeps the dates, but opens no dialog.
    const url = new URL(window.location.href)
    for (const name of ['book', 'booking', 'photo', 'photos', 'reviews']) url.searchParams.delete(name)
    if (typeof navigator.share === 'function') {
      // Rejects when the person cancels.
      await navigator.share({ title, url: url.href }).catch(() => null)
      return
    }
    await navigator.clipboard.writeText(url.href).then(
      () => toastSuccess({ title: t('linkCopied') }),
      () => toastError({ title: t('linkNotCopied'), description: url.href }),
    )
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Share2 aria-hidden="true" className="size-5" />}
      onClick={() => void share()}
      className="max-sm:px-3"
    >
      {t('share')}
    </Button>
  )
}
