import { useTranslation } from 'react-i18next'
import type { DamageReports } from '../../lib/api/model.ts'
import { lastDayBefore } from '../../lib/dates/last-day-before.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { DamagePhotos } from './damage-photos.tsx'
import { leastDescription, longestText } from './damage-text.ts'
import { useDamageForm } from './use-damage-form.ts'

/**
 * The form of a damage report: description, cost and photos. Texts survive a reload, and photos are stored by the
 * server.
 */
export const DamageForm = ({ stay, name }: { stay: DamageReports; name: string }) => {
  const { t } = useTranslation('damage')
  const format = useFormat()
  const { description, cost, photos, busy, send } = useDamageForm(stay)
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <p className="max-w-reading text-soft">{t('lead', { name })}</p>
      <TextArea
        label={t('description')}
        hint={t('descriptionHint', { least: leastDescription })}
        rows={6}
        maxLength={longestText}
        required
        {...description}
      />
      <TextField
        label={
          <>
            {t('cost')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
          </>
        }
        hint={t('costHint')}
        inputMode="numeric"
        autoComplete="off"
        {...cost}
      />
      <DamagePhotos photos={stay.uploaded} name={name} {...photos} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        {stay.reportUntil ? (
          <p className="text-14 text-soft">{t('until', { date: format.longDay(lastDayBefore(stay.reportUntil)) })}</p>
        ) : null}
      </div>
    </form>
  )
}
