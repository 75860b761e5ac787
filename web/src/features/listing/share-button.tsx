import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'

/** Hands the page on: through the device's own sharing where there is one, else by copying the link (docs/product/surface.md, Sharing). */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('listing')
  const share = async (): Promise<void> => {
    // The dates may go along; what was open on the page may not.
    const url = new URL(window.location.href)
    for (const name of ['book', 'booking', 'photo', 'photos', 'reviews']) url.searchParams.delete(name)
    if (typeof navigator.share === 'function') {
      // A person who changes their mind is no failure.
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
