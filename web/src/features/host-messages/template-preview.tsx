import { fillTemplate, type templatePlaceholders } from '@nordbo/listing-rules'
import { addDays } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { firstOf } from '../../domain/messages/stay-values.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useHomes } from './use-plan-words.ts'

/** The example starts after two weeks and lasts one. */
const [inDays, nights] = [14, 7]

/** A template as a guest would get it. */
export const TemplatePreview = ({ body }: { body: string }) => {
  const { t } = useTranslation('hostMessages')
  const format = useFormat()
  const today = useToday()
  const { user } = useSession()
  const home = useHomes().data?.[0]?.title
  const checkIn = addDays(today, inDays)
  const values: Record<(typeof templatePlaceholders)[number], string> = {
    ...{ guest: t('sample.guest'), host: firstOf(user?.name), home: home ?? t('sample.home') },
    ...{ checkIn: format.longDay(checkIn), checkOut: format.longDay(addDays(checkIn, nights)) },
    ...{ checkInFrom: '15:00', checkOutBefore: '10:00', nights: String(nights) },
  }
  return (
    <section aria-labelledby="template-preview" className="grid content-start gap-2">
      <h3 id="template-preview" className="font-body text-14 font-semibold tracking-normal">
        {t('preview')}
      </h3>
      <div className="rounded-card bg-sunken p-4">
        <p
          dir="auto"
          data-testid="template-preview"
          className="w-fit max-w-full rounded-card rounded-es-sm bg-raised px-4 py-2.5 whitespace-pre-wrap wrap-anywhere"
        >
          {body.trim() === '' ? <span className="text-soft">{t('previewEmpty')}</span> : fillTemplate(body, values)}
        </p>
      </div>
      <p className="text-14 text-soft">{t('previewNote')}</p>
    </section>
  )
}
