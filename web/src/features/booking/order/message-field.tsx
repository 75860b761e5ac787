import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/forms/text-area.tsx'

/** Characters of a message to the host at most (docs/product/booking.md, Guests). */
const longestMessage = 500

/** An optional message to the host. */
export const MessageField = ({ value, onChange }: { value: string; onChange: (message: string) => void }) => {
  const { t } = useTranslation('booking')
  return (
    <TextArea
      label={
        <>
          {t('message')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
        </>
      }
      hint={t('messageHint')}
      value={value}
      maxLength={longestMessage}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
