import { TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PriceProposal } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { groupProposals } from './group-proposals.ts'
import { ProposalRow } from './proposal-row.tsx'
import { useDecision, useProposals } from './use-proposals.ts'

interface ProposalListProps {
  listingId: string
  homes: number
  items: readonly PriceProposal[]
}

const ProposalList = ({ listingId, homes, items }: ProposalListProps) => {
  const { t } = useTranslation('extras')
  const acceptAll = useDecision(listingId, 'accept')
  if (items.length === 0)
    return (
      <EmptyState
        icon={<TrendingUp className="size-7" />}
        title={t(homes === 0 ? 'proposalsFew' : 'proposalsNone')}
        text={t(homes === 0 ? 'proposalsFewText' : 'proposalsNoneText')}
      />
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-reading text-14 text-soft">{t('proposalsLead', { count: homes })}</p>
        <Button size="small" variant="outline" busy={acceptAll.isPending} onClick={() => acceptAll.mutate(items)}>
          {t('acceptAll')}
        </Button>
      </div>
      <ul>
        {groupProposals(items).map((group) => (
          <ProposalRow key={`${group.from} ${group.proposed}`} listingId={listingId} group={group} />
        ))}
      </ul>
    </>
  )
}

/** Prices that the extra SMART_PRICING proposes. Nothing changes until the host takes one (docs/product/extras.md, Price proposals). */
export const PriceProposals = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('extras')
  const proposals = useProposals(listingId)
  return (
    <Card className="p-5 md:p-7">
      <section aria-labelledby="price-proposals">
        <h2 id="price-proposals" className="mb-2 text-22">
          {t('proposals')}
        </h2>
        {proposals.isPending ? <Skeleton className="h-48" /> : null}
        {proposals.isError && !proposals.data ? (
          <ErrorState
            title={t('proposalsFailed')}
            error={proposals.error}
            onRetry={() => void proposals.refetch()}
            busy={proposals.isFetching}
          />
        ) : null}
        {proposals.data ? <ProposalList listingId={listingId} {...proposals.data} /> : null}
      </section>
    </Card>
  )
}
