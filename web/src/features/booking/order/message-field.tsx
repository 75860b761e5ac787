import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TextArea } from '../../../ui/forms/text-area.tsx'

/** Characters of a message to the host at most (docs/product/booking.md, Guests). */
const longestMessage = 500

/** Gives the field the focus, once the dialog has opened, if the address asks for it. */
const useFocusWhenAsked = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [params] = useSearchParams()
  const asked = params.get('book') === 'message'
  useEffect(() => {
    if (!asked) return
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return field
}

/** An optional message to the host. */
export const MessageField = ({ value, onChange }: { value: string; onChange: (message: string) => void }) => {
  const { t } = useTranslation('booking')
  const field = useFocusWhenAsked()
  return (
    <TextArea
      ref={field}
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
