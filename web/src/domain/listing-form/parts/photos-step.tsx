import { mostListingPhotos } from '@nordbo/listing-rules'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../lib/session/use-session.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { usePhotos } from '../photos/photo-api.ts'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { usePhotoUploads } from '../photos/use-photo-uploads.ts'

interface PhotosStepProps {
  id: string
  /** Toast after a changed order or text. None by default. */
  saved?: string
}

/** The photos of a draft or a home. */
export const PhotosStep = ({ id, saved }: PhotosStepProps) => {
  const { t } = useTranslation('createListing')
  const { user } = useSession()
  const { data: photos, isError, error, refetch } = usePhotos(id)
  const uploads = usePhotoUploads(id, photos?.length ?? 0)
  if (isError) return <ErrorState title={t('photosFailed')} error={error} onRetry={() => void refetch()} />
  const add = (files: readonly File[]): void => {
    if (user) uploads.add(files)
    else toastError({ title: t('photosSignIn') })
  }
  const count = (photos?.length ?? 0) + uploads.uploads.length
  return (
    <>
      <p className="text-soft">{t('photosNote')}</p>
      <PhotoPicker disabled={!photos || count >= mostListingPhotos} onFiles={add} />
      {photos ? (
        <PhotoGrid id={id} photos={photos} uploads={uploads} saved={saved} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </>
  )
}
