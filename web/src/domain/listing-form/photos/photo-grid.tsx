import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { toastSuccess } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import { usePhotoActions } from './use-photo-actions.ts'
import type { PhotoUploads } from './use-photo-uploads.ts'

interface PhotoGridProps {
  id: string
  photos: readonly PhotoDescriptor[]
  uploads: PhotoUploads
  /** Toast after a changed order or text. */
  saved?: string | undefined
}

/** The photos in their order, which mouse, finger and keyboard change, and those on their way. */
export const PhotoGrid = ({ id, photos, uploads, saved }: PhotoGridProps) => {
  const { t } = useTranslation('createListing')
  const { move, remove, show, undo } = usePhotoActions(id, photos, saved)
  const [described, setDescribed] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const showDescribed = (shown: readonly PhotoDescriptor[]): void => {
    show(shown)
    if (saved) toastSuccess({ title: saved })
  }
  const numberOf = (hash: unknown): number => photos.findIndex((photo) => photo.hash === hash) + 1
  const end = ({ active, over }: DragEndEvent): void => {
    if (over) move(numberOf(active.id) - 1, numberOf(over.id) - 1)
  }
  const said = (hash: unknown): string => t('moved', { number: numberOf(hash) })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t('moveHelp') },
        announcements: {
          onDragStart: ({ active }) => t('lifted', { number: numberOf(active.id) }),
          onDragOver: ({ over }) => (over ? said(over.id) : undefined),
          onDragEnd: ({ active, over }) => said((over ?? active).id),
          onDragCancel: ({ active }) => said(active.id),
        },
      }}
    >
      {undo ? (
        <p role="status" className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-4 pe-1">
          {t('photoDeleted')}
          <Button variant="quiet" size="small" onClick={undo}>
            {t('photoUndo')}
          </Button>
        </p>
      ) : null}
      {photos.length + uploads.uploads.length === 0 ? (
        <div className="grid gap-1 py-4 text-center">
          <p className="font-semibold">{t('photosNone')}</p>
          <p className="text-soft">{t('photosNoneText')}</p>
        </div>
      ) : null}
      <SortableContext items={photos.map(({ hash }) => hash)} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.hash}
              photo={photo}
              number={index + 1}
              onCover={() => move(index, 0)}
              onDescribe={() => setDescribed(photo.hash)}
              onDelete={() => remove(photo.hash)}
            />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.preview} upload={upload} uploads={uploads} />
          ))}
        </ul>
      </SortableContext>
      {photos
        .filter(({ hash }) => hash === described)
        .map((photo) => (
          <DescribeDialog
            key={photo.hash}
            id={id}
            photo={photo}
            onSaved={showDescribed}
            onClose={() => setDescribed(null)}
          />
        ))}
    </DndContext>
  )
}
