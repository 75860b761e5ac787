import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openLogin } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useFocusReturn } from '../../ui/dialog/use-focus-return.ts'
import { LocaleButton } from './locale-button.tsx'
import { MainLinks } from './main-links.tsx'

const entry = 'flex min-h-11 items-center rounded-pill px-4 font-medium hover:bg-sunken'

/** The top bar's content for narrow screens (docs/product/surface.md, Navigation). */
export const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const giveFocusBack = useFocusReturn()
  const { user, loading, isHost, has } = useSession()
  const signOut = useSignOut()
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(20rem,86vw)] animate-fade flex-col gap-5 overflow-y-auto bg-raised px-4 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float outline-none"
        >
          <div className="flex items-center justify-between ps-4">
            <Dialog.Title className="text-22">{t('menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('close', { ns: 'common' })}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label={t('mainNavigation')}>
            <MainLinks column onLeave={onClose} />
            {isHost ? (
              <Link to="/host/dashboard" onClick={onClose} className={entry}>
                {t('hostDashboard')}
              </Link>
            ) : null}
            {has('host_hotel') ? (
              <Link to="/hotel/partner/dashboard" onClick={onClose} className={entry}>
                {t('hotelPartner')}
              </Link>
            ) : null}
          </nav>
          <div className="mt-auto grid gap-4 border-t border-line px-2 pt-4">
            <LocaleButton onOpen={onClose} className="justify-self-start" />
            {user ? (
              <Button variant="outline" busy={signOut.isPending} onClick={() => signOut.mutate()}>
                {t('logOut')}
              </Button>
            ) : (
              <Button
                disabled={loading}
                onClick={() => {
                  onClose()
                  openLogin()
                }}
              >
                {t('logIn')}
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
