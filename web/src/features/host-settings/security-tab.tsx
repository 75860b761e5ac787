import { Lock, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../lib/api/model.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/layout/card.tsx'

const Topic = ({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}) => (
  <Card className="flex gap-4 p-5">
    <span aria-hidden="true" className="text-primary">
      {icon}
    </span>
    <div className="min-w-0">
      <h2 className="font-body text-16 font-semibold tracking-normal">{title}</h2>
      <p className="text-14 text-soft wrap-anywhere">{text}</p>
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  </Card>
)

/** What protects the account, and the end of this session. */
export const SecurityTab = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('hostSettings')
  const signOut = useSignOut()
  return (
    <div className="grid max-w-[40rem] gap-4">
      <Topic icon={<Lock className="size-6" strokeWidth={1.75} />} title={t('password')} text={t('passwordText')} />
      <Topic
        icon={<ShieldCheck className="size-6" strokeWidth={1.75} />}
        title={t('twoFactor')}
        text={t('twoFactorText')}
      >
        <ButtonLink to="/profile?profile=security" variant="outline" size="small">
          {t('openSecurity')}
        </ButtonLink>
      </Topic>
      <Topic
        icon={<MonitorSmartphone className="size-6" strokeWidth={1.75} />}
        title={t('session')}
        text={t('sessionText', { email: profile.email })}
      >
        <Button variant="outline" size="small" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('signOut')}
        </Button>
      </Topic>
    </div>
  )
}
