import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DamagePhoto } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastInfo } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { PrivatePhoto } from './private-photo.tsx'
import { useRemovePhoto } from './use-damage.ts'
import type { Upload, useUploads } from './use-uploads.ts'

/** Photos of one report at most. */
export const mostPhotos = 10
const accepted = 'image/jpeg,image/png,image/webp,image/avif'
const corner = 'absolute end-1 top-1 bg-raised hairline border-line'

interface UploadItemProps {
  upload: Upload
  onDrop: () => void
  onRetry: () => void
}

/** A photo being uploaded with its progress, or why the upload failed. */
const UploadItem = ({ upload, onDrop, onRetry }: UploadItemProps) => {
  const { t } = useTranslation('damage')
  const problemText = useProblemText()
  const {
    file: { name },
    preview,
    part,
    error,
  } = upload
  const tooLarge = error instanceof ApiProblem && error.code === 'photo.tooLarge'
  return (
    <li data-testid="damage-upload" className="relative grid content-start gap-1.5">
      <img src={preview} alt="" className="aspect-square w-full rounded-control bg-sunken object-cover" />
      {error === null ? (
        <progress
          className="h-1.5 w-full accent-primary"
          max={1}
          value={part}
          aria-label={t('uploading', { name, percent: Math.round(part * 100) })}
        />
      ) : (
        <>
          <div role="alert" className="grid gap-1 text-14 text-danger wrap-anywhere">
            <p className="font-semibold">{t('uploadFailed', { name })}</p>
            <p>{tooLarge ? t('tooLarge') : problemText(error)}</p>
          </div>
          <IconButton label={t('removeNamed', { name })} className={corner} onClick={onDrop}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t('retryNamed', { name })}
            className="absolute start-1 top-1 bg-raised hairline border-line"
            onClick={onRetry}
          >
            <RotateCw aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      )}
    </li>
  )
}

/** A button that opens the browser's choice of files. */
const AddPhotos = ({ disabled, onAdd }: { disabled: boolean; onAdd: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('damage')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      <Button variant="outline" disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5" />
        {t('addPhotos')}
      </Button>
    </div>
  )
}

interface DamagePhotosProps {
  photos: readonly DamagePhoto[]
  uploads: ReturnType<typeof useUploads>
  name: string
  error: string | undefined
}

/** Chooses, previews, uploads and removes a report's photos. */
export const DamagePhotos = ({ photos, uploads, name, error }: DamagePhotosProps) => {
  const { t } = useTranslation('damage')
  const remove = useRemovePhoto()
  const hintId = useId()
  const room = mostPhotos - photos.length - uploads.uploads.length
  const add = (files: readonly File[]): void => {
    uploads.add(files.slice(0, room))
    if (files.length > room) toastInfo({ title: t('tooMany', { count: files.length - room }) })
  }
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={hintId}>
      <legend className="mb-1 text-14 font-semibold">{t('photos')}</legend>
      <p id={hintId} className="text-14 text-soft">
        {t('photosHint', { name })}
      </p>
      {photos.length + uploads.uploads.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, index) => (
            <li key={photo.id} data-testid="damage-photo" className="relative">
              <PrivatePhoto photo={photo} number={index + 1} />
              <IconButton
                label={t('removePhoto', { number: index + 1 })}
                className={corner}
                disabled={remove.isPending}
                onClick={() => remove.mutate(photo.id)}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
          {uploads.uploads.map((upload) => (
            <UploadItem
              key={upload.preview}
              upload={upload}
              onDrop={() => uploads.drop(upload.preview)}
              onRetry={() => uploads.retry(upload)}
            />
          ))}
        </ul>
      ) : null}
      <AddPhotos disabled={room <= 0} onAdd={add} />
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
