import { BadgeCheck, ChevronRight, CircleCheck, Landmark, type LucideIcon, Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../domain/profile/use-profile.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { usePayoutAccount, useVerificationStatus } from '../standing/use-standing.ts'
import { TabLink } from './tab-link.tsx'
import { type ToDo, toDosOf } from './to-dos.ts'

const icons: Record<ToDo['name'], LucideIcon> = {
  email: Mail,
  identity: BadgeCheck,
  identityRejected: BadgeCheck,
  phone: Phone,
  payouts: Landmark,
}

const Line = ({ todo: { name, tab }, email }: { todo: ToDo; email: string }) => {
  const { t } = useTranslation('profile')
  const Icon = icons[name]
  const title = name === 'identityRejected' ? t('todo.identityTitle') : t(`todo.${name}Title`)
  return (
    <li>
      <TabLink
        tab={tab}
        className="flex min-h-16 items-center gap-4 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-pill bg-warning-soft text-warning"
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-14 text-soft wrap-anywhere">{t(`todo.${name}Text`, { email })}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
      </TabLink>
    </li>
  )
}

/** What waits for the person, or that nothing does. */
export const Attention = () => {
  const { t } = useTranslation('profile')
  const { user, isHost } = useSession()
  const profile = useProfile()
  const verification = useVerificationStatus()
  const account = usePayoutAccount(isHost)
  if (!user) return null
  if (profile.isPending || verification.isPending || (isHost && account.isPending))
    return <Skeleton className="h-20 rounded-card" />
  const toDos = toDosOf({
    emailVerified: user.emailVerified,
    phone: profile.data?.phone,
    verification: verification.data === null ? null : verification.data?.status,
    isHost,
    payoutsConfigured: account.data?.detailsSubmitted,
  })
  if (toDos.length === 0)
    return (
      <Card className="flex items-center gap-4 p-5">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" strokeWidth={1.75} />
        <div>
          <p className="font-semibold">{t('allGood')}</p>
          <p className="text-14 text-soft">{t('allGoodText')}</p>
        </div>
      </Card>
    )
  return (
    <section aria-labelledby="hub-attention">
      <h3 id="hub-attention" className="mb-3 text-22">
        {t('attention')}
      </h3>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {toDos.map((todo) => (
            <Line key={todo.name} todo={todo} email={user.email} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
