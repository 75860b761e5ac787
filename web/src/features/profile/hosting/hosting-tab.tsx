import { useQuery } from '@tanstack/react-query'
import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHub } from '../../../domain/profile-hub/use-hub.ts'
import { answer, api } from '../../../lib/api/client.ts'
import type { OwnListing } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { createHomePath } from '../create-home-path.ts'
import { usePayoutAccount, useVerificationStatus } from '../standing/use-standing.ts'
import { TabState } from '../tab-state.tsx'

interface StateCardProps {
  kind: 'verified' | 'payouts'
  title: string
  fix: string
  /** Undefined while it is being fetched. */
  done: boolean | undefined
  onFix: () => void
}

/** One thing that hosts need, and the way to it while it is missing. */
const StateCard = ({ kind, title, fix, done, onFix }: StateCardProps) => {
  const { t } = useTranslation('profile')
  return (
    <Card className="grid content-start justify-items-start gap-3 p-5" data-testid={`hosting-${kind}`}>
      <h3 className="font-body text-14 font-semibold tracking-normal text-soft">{title}</h3>
      {done === undefined ? (
        <Skeleton className="h-7 w-32" />
      ) : (
        <Badge tone={done ? 'success' : 'warning'}>{t(done ? `yes.${kind}` : `no.${kind}`)}</Badge>
      )}
      {done === false ? (
        <Button variant="quiet" size="small" className="-ms-4 underline underline-offset-4" onClick={onFix}>
          {fix}
        </Button>
      ) : null}
    </Card>
  )
}

const Home = ({ home }: { home: OwnListing }) => {
  const { t } = useTranslation('profile')
  const [cover] = home.photos
  return (
    <li data-testid="hub-home" className="flex items-center gap-4 px-4 py-3">
      <div className="w-24 shrink-0 overflow-hidden rounded-control">
        {cover ? <Photo photo={cover} alt="" sizes="6rem" /> : <NoPhoto />}
      </div>
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{home.title || t('untitled')}</p>
        <p className="text-14 text-soft">{home.city}</p>
      </div>
      <Badge tone={home.active ? 'success' : 'neutral'}>{t(home.active ? 'active' : 'inactive')}</Badge>
    </li>
  )
}

const Homes = () => {
  const { t } = useTranslation('profile')
  const homes = useQuery({
    queryKey: queryKeys.ownListings,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/host/listings', { signal }))).items,
  })
  return (
    <section aria-labelledby="hub-homes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="hub-homes" className="text-22">
          {t('ownHomes')}
        </h3>
        <ButtonLink to="/host/dashboard/listings" variant="outline" size="small">
          {t('manageHomes')}
        </ButtonLink>
      </div>
      <TabState query={homes} failed={t('ownHomesFailed')}>
        {(items) =>
          items.length === 0 ? (
            <NoHomes />
          ) : (
            <Card>
              <ul className="divide-y divide-line">
                {items.map((home) => (
                  <Home key={home.id} home={home} />
                ))}
              </ul>
            </Card>
          )
        }
      </TabState>
    </section>
  )
}

const NoHomes = () => {
  const { t } = useTranslation('profile')
  return (
    <EmptyState icon={<House className="size-7" />} title={t('noHomes')} text={t('noHomesText')}>
      <ButtonLink to={createHomePath}>{t('createHome')}</ButtonLink>
    </EmptyState>
  )
}

/** What a host needs, and their homes (docs/product/people.md, Profile hub). */
export const HostingTab = () => {
  const { t } = useTranslation('profile')
  const { go } = useHub()
  const { isHost } = useSession()
  const verification = useVerificationStatus()
  const account = usePayoutAccount(isHost)
  const verified = verification.isPending ? undefined : verification.data?.status === 'approved'
  const paid = isHost && account.isPending ? undefined : account.data?.detailsSubmitted === true
  return (
    <div className="grid max-w-[44rem] gap-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <StateCard
          kind="verified"
          title={t('hostingVerified')}
          fix={t('fixVerified')}
          done={verified}
          onFix={() => go('verification')}
        />
        <StateCard
          kind="payouts"
          title={t('hostingPayouts')}
          fix={t('fixPayouts')}
          done={paid}
          onFix={() => go('payouts')}
        />
      </div>
      {isHost ? <Homes /> : <NoHomes />}
    </div>
  )
}
