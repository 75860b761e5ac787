import { limits } from '@nordbo/listing-rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { describePhoto } from './photo-api.ts'

interface DescribeDialogProps {
  id: string
  photo: PhotoDescriptor
  onSaved: (photos: readonly PhotoDescriptor[]) => void
  onClose: () => void
}

/** The alternative texts of a photo, in Danish and English. */
export const DescribeDialog = ({ id, photo, onSaved, onClose }: DescribeDialogProps) => {
  const { t } = useTranslation('createListing')
  const [alt, setAlt] = useState(photo.alt ?? '')
  const [altEnglish, setAltEnglish] = useState(photo.altEnglish ?? '')
  const save = useMutation({
    mutationFn: () => describePhoto({ id, hash: photo.hash }, { alt, altEnglish }),
    onSuccess: ({ photos }) => {
      onSaved(photos)
      onClose()
    },
    onError: () => toastError({ title: t('saveTextFailed') }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('describeTitle')}
      description={t('describeText')}
      footer={
        <div className="flex justify-end">
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {t('saveText')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <Photo photo={photo} alt="" sizes="30rem" className="rounded-control" />
        <TextField
          label={t('altDanish')}
          value={alt}
          maxLength={limits.alt.most}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField
          label={t('altEnglish')}
          value={altEnglish}
          maxLength={limits.alt.most}
          onChange={({ target }) => setAltEnglish(target.value)}
        />
      </div>
    </Dialog>
  )
}
