import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openLogin } from '../../lib/session/login.ts'
import { useBecomeHost } from '../../lib/session/use-become-host.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { AccountTrigger } from './account-trigger.tsx'
import { UnreadBadge } from './unread-badge.tsx'

const Item = ({ onSelect, children }: { onSelect: () => void; children: ReactNode }) => (
  <DropdownMenu.Item
    className="flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none select-none data-[highlighted]:bg-sunken"
    onSelect={onSelect}
  >
    {children}
  </DropdownMenu.Item>
)

/** Links to a person's own pages (docs/product/surface.md, Navigation). */
export const AccountMenu = () => {
  const { t, i18n } = useTranslation('shell')
  const navigate = useNavigate()
  const { user, isHost, has } = useSession()
  const signOut = useSignOut()
  const becomeHost = useBecomeHost()
  return (
    <DropdownMenu.Root dir={i18n.dir()} defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <AccountTrigger />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          className="z-40 min-w-60 animate-rise rounded-card bg-raised hairline border-line p-2 shadow-float"
        >
          {user ? (
            <>
              <div className="px-3 pt-2 pb-3 text-14">
                <p className="font-semibold">{user.name}</p>
                <p className="truncate text-soft">{user.email}</p>
              </div>
              <DropdownMenu.Separator className="mb-2 h-px bg-line" />
              <Item onSelect={() => navigate('/profile')}>{t('profile')}</Item>
              <Item onSelect={() => navigate('/trips')}>{t('trips')}</Item>
              <Item onSelect={() => navigate('/messages')}>
                {t('messages')}
                <UnreadBadge className="ms-auto" />
              </Item>
              <Item onSelect={() => navigate('/wishlists')}>{t('wishlists')}</Item>
              {isHost ? (
                <Item onSelect={() => navigate('/host/dashboard')}>{t('hostDashboard')}</Item>
              ) : (
                <Item onSelect={() => becomeHost.mutate()}>{t('becomeHost')}</Item>
              )}
              {has('host_hotel') ? (
                <Item onSelect={() => navigate('/hotel/partner/dashboard')}>{t('hotelPartner')}</Item>
              ) : null}
              <Item onSelect={() => navigate('/help')}>{t('help')}</Item>
              {has('admin') ? (
                <Item onSelect={() => navigate('/admin/reconciliation')}>{t('reconciliation')}</Item>
              ) : null}
              <DropdownMenu.Separator className="my-2 h-px bg-line" />
              <Item onSelect={() => signOut.mutate()}>{t('logOut')}</Item>
            </>
          ) : (
            <>
              <Item onSelect={openLogin}>
                <span className="font-semibold">{t('logIn')}</span>
              </Item>
              <Item onSelect={() => navigate('/help')}>{t('help')}</Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
