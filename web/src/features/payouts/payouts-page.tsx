import { CloudOff, Wallet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Payout } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { PayoutFigures } from './payout-figures.tsx'
import { PayoutRow } from './payout-row.tsx'
import { useOnboarding, usePayouts, useRefreshAccount } from './use-payouts.ts'

/** Handles the return from the provider's forms: refetches the account, or starts again where the link had expired. */
const useReturn = (): void => {
  const [params, setParams] = useSearchParams()
  const refresh = useRefreshAccount()
  const onboarding = useOnboarding()
  const result = params.get('onboarding')
  const handled = useRef(false)
  const [refreshAccount, startAgain] = [refresh.mutate, onboarding.mutate]
  useEffect(() => {
    if (result === null || handled.current) return
    handled.current = true
    if (result === 'again') startAgain()
    else refreshAccount()
    setParams({}, { replace: true })
  }, [result, refreshAccount, startAgain, setParams])
}

/** Shows a toast when the account becomes ready while the page is open. */
const useReadiness = (status: string | undefined): void => {
  const { t } = useTranslation('payouts')
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== undefined && before.current !== 'enabled' && status === 'enabled')
      toastSuccess({ title: t('accountReady') })
    if (status !== undefined) before.current = status
  }, [status, t])
}

/** Groups payouts in the server's order: upcoming, then paid. */
const groupsOf = (items: readonly Payout[]) =>
  [
    { name: 'coming' as const, members: items.filter(({ status }) => status !== 'paid') },
    { name: 'paid' as const, members: items.filter(({ status }) => status === 'paid') },
  ].filter(({ members }) => members.length > 0)

const PayoutsLoading = () => {
  const { t } = useTranslation('payouts')
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}

/** Upcoming and paid payouts, each under its heading. */
const PayoutGroups = ({ items }: { items: readonly Payout[] }) => {
  const { t } = useTranslation('payouts')
  return (
    <div className="grid gap-8">
      {groupsOf(items).map(({ name, members }) => (
        <section key={name} aria-labelledby={`payouts-${name}`}>
          <h3 id={`payouts-${name}`} className="mb-3 font-body text-14 font-semibold tracking-normal text-soft">
            {t(`group.${name}`)}
          </h3>
          <ul className="grid gap-4">
            {members.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A host's payouts: earnings, upcoming amounts and the account. */
export const PayoutsPage = () => {
  const { t } = useTranslation('payouts')
  const payouts = usePayouts()
  const summary = payouts.data?.pages[0]?.summary
  const items = payouts.data?.pages.flatMap((page) => page.items) ?? []
  usePageTitle(t('title'))
  useReturn()
  useReadiness(summary?.account.status)
  const lost = payouts.isError && !summary
  useEffect(() => {
    if (lost) toastError({ title: t('failed') })
  }, [lost, t])

  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('lead')}</p>
      {payouts.isPending ? <PayoutsLoading /> : null}
      {lost ? (
        <EmptyState icon={<CloudOff className="size-7" />} title={t('failedTitle')} text={t('failedText')}>
          <Button variant="outline" busy={payouts.isFetching} onClick={() => void payouts.refetch()}>
            {t('again')}
          </Button>
        </EmptyState>
      ) : null}
      {summary ? (
        <div className="grid gap-6">
          <AccountCard account={summary.account} />
          <PayoutFigures summary={summary} />
          <section aria-labelledby="payout-list">
            <h2 id="payout-list" className="mt-4 mb-4 text-22">
              {t('list')}
            </h2>
            {items.length === 0 ? (
              <EmptyState icon={<Wallet className="size-7" />} title={t('empty')} text={t('emptyText')} />
            ) : (
              <PayoutGroups items={items} />
            )}
            {payouts.hasNextPage ? (
              <LoadMore busy={payouts.isFetchingNextPage} onLoad={() => void payouts.fetchNextPage()} />
            ) : null}
          </section>
          <section className="rounded-card bg-sunken p-5 md:p-7">
            <h2 className="font-body text-16 font-semibold tracking-normal">{t('faqTitle')}</h2>
            <p className="mt-1 max-w-reading text-14">{t('faqText', { hours: summary.releaseHours })}</p>
          </section>
        </div>
      ) : null}
    </div>
  )
}
