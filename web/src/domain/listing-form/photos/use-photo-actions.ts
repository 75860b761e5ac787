import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import { arrangePhotos, deletePhoto, photosKey, restorePhoto } from './photo-api.ts'

/** Order, cover, delete and undo. `saved` is the toast of a new order. Changes show at once and go back when the server refuses. */
export const usePhotoActions = (id: string, photos: readonly PhotoDescriptor[], saved?: string) => {
  const { t } = useTranslation('createListing')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const key = photosKey(id)
  const [deleted, setDeleted] = useState<string | null>(null)
  const show = (shown: readonly PhotoDescriptor[]): void => void queries.setQueryData(key, [...shown])
  const refetch = (): Promise<void> => queries.invalidateQueries({ queryKey: key })

  const order = useMutation({
    mutationFn: ({ shown }: { shown: readonly PhotoDescriptor[]; cover: boolean }) =>
      arrangePhotos(
        id,
        shown.map(({ hash }) => hash),
      ),
    onMutate: ({ shown }) => show(shown),
    onSuccess: (_, { cover }) => {
      if (cover) toastSuccess({ title: t('coverChanged') })
      else if (saved) toastSuccess({ title: saved })
    },
    onError: (_, { cover }) => {
      toastError({ title: t(cover ? 'coverFailed' : 'orderFailed') })
      return refetch()
    },
  })
  const restore = useMutation({
    mutationFn: (hash: string) => restorePhoto({ id, hash }),
    onSuccess: (answer) => {
      setDeleted(null)
      show(answer.photos)
    },
    onError: () => {
      setDeleted(null)
      toastError({ title: t('photoUploadFailed') })
    },
  })
  const remove = useMutation({
    mutationFn: (hash: string) => deletePhoto({ id, hash }),
    onMutate: (hash) => show(photos.filter((photo) => photo.hash !== hash)),
    onSuccess: (_, hash) => {
      setDeleted(hash)
      toastSuccess({ title: t('photoDeleted') })
    },
    onError: (error) => {
      toastError({ title: t('photoDeleteFailed'), description: problemText(error) })
      return refetch()
    },
  })

  /** Moves a photo to a position. The first position is the cover. */
  const move = (from: number, to: number): void => {
    const photo = photos[from]
    if (!photo || from === to) return
    const shown = photos.filter((each) => each !== photo).toSpliced(to, 0, photo)
    order.mutate({ shown, cover: shown[0] !== photos[0] })
  }
  return {
    move,
    remove: remove.mutate,
    show,
    /** Puts the last deleted photo back; null without one. A toast is out of reach while a dialog is open. */
    undo: deleted === null ? null : () => restore.mutate(deleted),
  }
}
