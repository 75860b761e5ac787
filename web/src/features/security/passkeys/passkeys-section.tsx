import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePasskeyFault } from '../../../domain/passkeys/use-passkey-fault.ts'
import { usePasskeys } from '../../../domain/passkeys/use-passkeys.ts'
import type { Passkey } from '../../../lib/api/model.ts'
import { hasPasskeys } from '../../../lib/passkeys/passkeys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { AskDialog } from '../ask-dialog.tsx'
import { Section } from '../section.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeyChanges } from './use-passkey-changes.ts'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

interface OpenDialogProps {
  open: Open
  changes: ReturnType<typeof usePasskeyChanges>
  onClose: () => void
}

/** The open question about a passkey. */
const OpenDialog = ({ open, changes, onClose }: OpenDialogProps) => {
  const { t } = useTranslation('security')
  const faultOf = usePasskeyFault()
  const { add, rename, remove } = changes
  if (open.what === 'remove')
    return (
      <AskDialog
        title={t('passkeyRemoveTitle', { name: open.passkey.name })}
        text={t('passkeyRemoveText')}
        action={t('passkeyRemove')}
        onConfirm={() => remove.mutate(open.passkey.id)}
        onClose={onClose}
      />
    )
  if (open.what === 'add')
    return (
      <NameDialog
        title={t('passkeyAdd')}
        text={t('passkeyAddText')}
        action={t('passkeyAddDo')}
        name=""
        busy={add.isPending}
        failure={add.error ? faultOf(add.error) : undefined}
        onName={(name) => add.mutate(name, { onSuccess: onClose })}
        onClose={onClose}
      />
    )
  const { id, name: before } = open.passkey
  return (
    <NameDialog
      title={t('passkeyRenameTitle')}
      text={t('passkeyRenameText')}
      action={t('passkeyRenameDo')}
      name={before}
      busy={rename.isPending}
      failure={rename.error ? faultOf(rename.error) : undefined}
      onName={(name) => rename.mutate({ id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

/** A person's passkeys (docs/product/people.md, Passkeys). */
export const PasskeysSection = () => {
  const { t } = useTranslation('security')
  const { data, error, isFetching, refetch } = usePasskeys()
  const changes = usePasskeyChanges()
  const [open, setOpen] = useState<Open | null>(null)
  const show = (next: Open): void => {
    changes.add.reset()
    changes.rename.reset()
    setOpen(next)
  }
  const list = data?.passkeys ?? []
  return (
    <Section
      icon={<Fingerprint className="size-6" strokeWidth={1.75} />}
      title={t('passkeys')}
      text={hasPasskeys() ? t('passkeysText') : t('passkeysImpossible')}
    >
      {error && !data ? (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {data || error ? null : <Skeleton className="h-12" />}
      {list.length > 0 ? (
        <ul aria-label={t('passkeys')} className="grid gap-4">
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={changes.remove.isPending && changes.remove.variables === passkey.id}
              onRename={() => show({ what: 'rename', passkey })}
              onRemove={() => show({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : null}
      {data && hasPasskeys() ? (
        <div>
          <Button variant="outline" onClick={() => show({ what: 'add' })}>
            {t('passkeyAdd')}
          </Button>
        </div>
      ) : null}
      {open ? <OpenDialog open={open} changes={changes} onClose={() => setOpen(null)} /> : null}
    </Section>
  )
}
