import { RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import type { PhotoUpload, PhotoUploads } from './use-photo-uploads.ts'

const corner = 'absolute top-1 bg-raised hairline border-line'

/** A photo on its way with its progress, or why it did not arrive. */
export const UploadTile = ({ upload, uploads }: { upload: PhotoUpload; uploads: PhotoUploads }) => {
  const { t } = useTranslation('createListing')
  const problemText = useProblemText()
  const {
    file: { name },
    preview,
    part,
    error,
  } = upload
  const notImage = error instanceof ApiProblem && error.code === 'request.unsupported'
  const percent = Math.round(part * 100)
  return (
    <li data-testid="photo-upload" className="relative grid content-start gap-1.5">
      {notImage ? (
        <div className="aspect-3/2 w-full rounded-control bg-sunken" />
      ) : (
        <img src={preview} alt="" className="aspect-3/2 w-full rounded-control bg-sunken object-cover" />
      )}
      <IconButton
        label={t(error === null ? 'cancelUpload' : 'dropUpload', { name })}
        className={`${corner} end-1`}
        onClick={() => uploads.drop(preview)}
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {error === null ? (
        <ProgressBar
          label={part < 1 ? t('uploading', { name, percent }) : t('processing', { name })}
          value={percent}
          most={100}
        />
      ) : (
        <>
          <div role="alert" className="grid gap-1 text-14 text-danger wrap-anywhere">
            <p className="font-semibold">{t('photoUploadFailed')}</p>
            <p>{notImage ? t('photoNotImage') : problemText(error)}</p>
          </div>
          {notImage ? null : (
            <IconButton
              label={t('retryUpload', { name })}
              className={`${corner} start-1`}
              onClick={() => uploads.retry(upload)}
            >
              <RotateCw aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </>
      )}
    </li>
  )
}
