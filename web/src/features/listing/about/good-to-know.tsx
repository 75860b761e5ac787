import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePolicyLines } from '../../../domain/cancellation/use-policy-lines.ts'
import type { Stay } from '../../../domain/stay/stay.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const disclosures = [
  'outdoorCamera',
  'noiseMonitors',
  'weapons',
  'smokeAlarm',
  'carbonMonoxideAlarm',
  'fireExtinguisher',
  'firstAidKit',
] as const satisfies (keyof ListingDetail['safety'])[]

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-body text-16 font-semibold tracking-normal">{title}</h3>
    <ul className="mt-2 grid gap-1.5 text-soft">{children}</ul>
  </div>
)

/** House rules, safety and cancellation. */
export const GoodToKnow = ({ home, stay, today }: { home: ListingDetail; stay: Stay | null; today: string }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { rules, cancellationPolicy: policy } = home
  const policyLines = usePolicyLines(policy, stay, today)
  const stated = disclosures.filter((name) => home.safety[name])
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className="text-22 md:text-28">
        {t('rulesTitle')}
      </h2>
      <div className="mt-5 grid gap-8 md:grid-cols-3">
        <Column title={t('houseRules')}>
          <li>{t('checkInFrom', { time: format.clock(home.checkInFrom) })}</li>
          <li>{t('checkOutBefore', { time: format.clock(home.checkOutBefore) })}</li>
          <li>{t('mostGuests', { count: home.maxGuests })}</li>
          <li>{t(rules.petsAllowed ? 'petsYes' : 'petsNo')}</li>
          <li>{t(rules.smokingAllowed ? 'smokingYes' : 'smokingNo')}</li>
          <li>{t(rules.partiesAllowed ? 'partiesYes' : 'partiesNo')}</li>
          {rules.childrenWelcome ? null : <li>{t('childrenNo')}</li>}
          {rules.quietFrom && rules.quietTo ? (
            <li>{t('quietHours', { from: format.clock(rules.quietFrom), to: format.clock(rules.quietTo) })}</li>
          ) : null}
          {rules.additional ? <li className="whitespace-pre-line">{rules.additional}</li> : null}
        </Column>
        <Column title={t('safety')}>
          {stated.length === 0 ? (
            <li>{t('safety.none')}</li>
          ) : (
            stated.map((name) => <li key={name}>{t(`safety.${name}`)}</li>)
          )}
        </Column>
        <Column title={`${t('cancellation')}: ${t(`policy.${policy}`)}`}>
          {policyLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Column>
      </div>
    </section>
  )
}
