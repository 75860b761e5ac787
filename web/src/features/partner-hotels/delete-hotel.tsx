import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useDeleteHotel } from './use-hotel-changes.ts'

/** Deletes a hotel after a question. */
export const DeleteHotel = ({ id, name, onDeleted }: { id: string; name: string; onDeleted: () => void }) => {
  const { t } = useTranslation('partner')
  const [asking, setAsking] = useState(false)
  const remove = useDeleteHotel(id, onDeleted)
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('hotelDelete')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('hotelDeleteTitle', { name })}
        description={t('hotelDeleteText')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('hotelDelete')}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </div>
  )
}
