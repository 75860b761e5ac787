import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/**
 * The Christmas campaign for this host: the fee, the days left to publish homes, and how many homes wait for it or
 * use it.
 */
export const CampaignBanner = () => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const query = useQuery({
    queryKey: queryKeys.campaign,
    queryFn: ({ signal }) => answer(api.GET('/api/host/campaign', { signal })),
  })
  const campaign = query.data?.campaign
  // Hidden from hosts who can no longer publish in time and have no home in the campaign.
  if (!campaign || (campaign.daysLeft === 0 && campaign.waiting === 0 && campaign.used === 0)) return null
  return (
    <aside aria-label={t('campaign.title')} className="page page-to-[59rem] pt-4" data-testid="campaign">
      <div className="flex gap-4 rounded-card bg-accent-soft p-5">
        <Gift aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="grid gap-1 text-14">
          <p className="text-16 font-semibold">{t('campaign.title')}</p>
          <p>
            {t('campaign.fee')} <s>{campaign.feePercent} %</s> <strong>0 %</strong>.{' '}
            {t('campaign.text', { date: format.longDay(campaign.publishBefore) })}{' '}
            {campaign.daysLeft > 0 ? t('campaign.days', { count: campaign.daysLeft }) : null}
          </p>
          {campaign.waiting + campaign.used > 0 ? (
            <p>
              {campaign.waiting > 0 ? t('campaign.waiting', { count: campaign.waiting }) : null}{' '}
              {campaign.used > 0 ? t('campaign.used', { count: campaign.used }) : null}
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  )
}
