import { useTranslation } from 'react-i18next'
import type { ListingExtra } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ExtraSwitch } from './use-extra-switch.ts'
import { useExtraChange } from './use-extras.ts'

interface WantedExtrasProps {
  listingId: string
  items: readonly ListingExtra[]
  control: ExtraSwitch
}

/** What the host chose in the wizard, to be started with a card or dismissed (docs/product/extras.md, Chosen in the wizard). */
export const WantedExtras = ({ listingId, items, control }: WantedExtrasProps) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const problemText = useProblemText()
  const change = useExtraChange(listingId)
  const total = items.reduce((sum, { price }) => sum + price, 0)
  const busy = control.pending !== null
  const dismiss = async (): Promise<void> => {
    try {
      for (const { code } of items) await change.mutateAsync({ code, enabled: false })
    } catch (error) {
      toastError({ title: t('changeFailed'), description: problemText(error) })
    }
  }
  return (
    <Card className="grid gap-4 p-5 md:p-7">
      <section aria-labelledby="wanted-extras" className="grid gap-4">
        <div>
          <h2 id="wanted-extras" className="text-18 md:text-22">
            {t('wantedTitle')}
          </h2>
          <p className="mt-1 max-w-reading text-14 text-soft">{t('wantedText')}</p>
        </div>
        <ul className="divide-y divide-line">
          {items.map(({ code, textKey, price }) => (
            <li key={code} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="font-medium">{t(`name.${textKey}`)}</span>
              <span className="tabular">{t('perMonth', { price: format.dkk(price) })}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            busy={busy}
            disabled={change.isPending}
            onClick={() => control.startAll(items.map(({ code }) => code))}
          >
            {t('wantedStart', { price: format.dkk(total) })}
          </Button>
          <Button variant="outline" busy={change.isPending} disabled={busy} onClick={() => void dismiss()}>
            {t('wantedDismiss')}
          </Button>
        </div>
      </section>
    </Card>
  )
}
