import { Menu, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session/use-session.ts'
import { Avatar } from '../../ui/photos/avatar.tsx'

/** The pill that opens the account menu. */
export const AccountTrigger = (props: ComponentProps<'button'>) => {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  return (
    <button
      // A stable id for first-screen/replay.ts: the label changes once the session is known.
      id="account"
      type="button"
      aria-haspopup="menu"
      aria-label={user ? t('accountOf', { name: user.name }) : t('account')}
      className="flex h-11 items-center gap-2 rounded-pill hairline border-line bg-raised ps-3 pe-1.5 max-lg:ps-1.5 transition-shadow hover:shadow-float"
      {...props}
    >
      <Menu aria-hidden="true" className="size-5 max-lg:hidden" />
      {user ? (
        <Avatar of={user.id} photoUrl={user.photoUrl} size="small" />
      ) : (
        <span className="grid size-8 place-items-center rounded-pill bg-sunken text-soft">
          <UserRound aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
      )}
    </button>
  )
}
