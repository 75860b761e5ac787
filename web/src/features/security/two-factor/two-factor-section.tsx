import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TwoFactor } from '../../../lib/api/model.ts'
import { fromLocalDay } from '../../../lib/dates/local-day.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { AskDialog } from '../ask-dialog.tsx'
import { Section } from '../section.tsx'
import { RecoveryCodesDialog, SetUpDialog } from './set-up-dialog.tsx'
import { useTwoFactorChanges } from './use-two-factor.ts'

type Open = { what: 'setUp'; uri: string; key: string } | { what: 'codes'; codes: string[] } | { what: 'off' | 'renew' }

/** Two-factor sign-in: its switch, and the recovery codes (docs/product/people.md, Two-factor). */
export const TwoFactorSection = ({ state }: { state: TwoFactor }) => {
  const { t } = useTranslation('security')
  const { longDay } = useFormat()
  const { start, confirm, disable, renew } = useTwoFactorChanges()
  const [open, setOpen] = useState<Open | null>(null)
  const close = (): void => setOpen(null)
  const turn = (on: boolean): void =>
    on
      ? start.mutate(undefined, { onSuccess: (secret) => setOpen({ what: 'setUp', ...secret }) })
      : setOpen({ what: 'off' })
  const { enabledAt } = state
  return (
    <Section
      icon={<ShieldCheck className="size-6" strokeWidth={1.75} />}
      title={t('twoFactor')}
      text={t('twoFactorText')}
      aside={
        <Switch
          label={t('twoFactor')}
          checked={state.enabled}
          disabled={start.isPending || disable.isPending}
          onChange={turn}
        />
      }
    >
      {enabledAt ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="text-14">
            {t('twoFactorSince', { date: longDay(fromLocalDay(new Date(enabledAt))) })}{' '}
            {t('codesLeft', { count: state.recoveryCodesLeft })}
          </p>
          <Button variant="outline" size="small" busy={renew.isPending} onClick={() => setOpen({ what: 'renew' })}>
            {t('newCodes')}
          </Button>
        </div>
      ) : null}
      {open?.what === 'setUp' ? <SetUpDialog secret={open} confirm={confirm} onClose={close} /> : null}
      {open?.what === 'codes' ? <RecoveryCodesDialog codes={open.codes} onClose={close} /> : null}
      {open?.what === 'off' ? (
        <AskDialog
          title={t('turnOffTitle')}
          text={t('turnOffText')}
          action={t('turnOff')}
          onConfirm={() => disable.mutate()}
          onClose={close}
        />
      ) : null}
      {open?.what === 'renew' ? (
        <AskDialog
          title={t('newCodesTitle')}
          text={t('newCodesText')}
          action={t('newCodesDo')}
          onConfirm={() =>
            renew.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => setOpen({ what: 'codes', codes: recoveryCodes }),
            })
          }
          onClose={close}
        />
      ) : null}
    </Section>
  )
}
