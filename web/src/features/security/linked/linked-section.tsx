import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignInWays } from '../../../domain/passkeys/use-passkeys.ts'
import type { SignInWays } from '../../../lib/api/model.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { AskDialog } from '../ask-dialog.tsx'
import { Section } from '../section.tsx'
import { type LinkedEntry, LinkedRow } from './linked-row.tsx'
import { useLinkedChanges } from './use-linked-changes.ts'

/** The configured providers with what is linked, then identities whose providers are gone. */
const entriesOf = ({ providers, linked }: SignInWays): LinkedEntry[] => [
  ...providers.map((provider) => ({
    provider,
    linked: linked.find((each) => each.provider?.id === provider.id) ?? null,
  })),
  ...linked.filter((each) => each.provider === null).map((each) => ({ provider: null, linked: each })),
]

const LinkedList = ({ ways }: { ways: SignInWays }) => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const { link, unlink } = useLinkedChanges()
  const [asking, setAsking] = useState<LinkedEntry | null>(null)
  const asked = asking?.provider?.name ?? t('linkedGone')
  const busyWith = ({ provider, linked }: LinkedEntry): boolean =>
    linked ? unlink.isPending && unlink.variables === linked.id : link.leavingFor === provider?.id
  return (
    <>
      {link.error ? <Banner tone="danger">{problemText(link.error)}</Banner> : null}
      <ul aria-label={t('linked')} className="grid gap-4">
        {entriesOf(ways).map((entry) => (
          <LinkedRow
            key={entry.provider?.id ?? entry.linked?.id}
            entry={entry}
            busy={busyWith(entry)}
            onLink={() => entry.provider && link.go(entry.provider.id)}
            onUnlink={() => setAsking(entry)}
          />
        ))}
      </ul>
      {asking ? (
        <AskDialog
          title={t('unlinkTitle', { provider: asked })}
          text={t('unlinkText', { provider: asked })}
          action={t('unlink')}
          onConfirm={() => asking.linked && unlink.mutate(asking.linked.id)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  )
}

/** The providers that a person signs in with (docs/product/people.md, Sign-in with a provider). Nothing where none is configured or linked. */
export const LinkedSection = () => {
  const { t } = useTranslation('security')
  const { data, error, isFetching, refetch } = useSignInWays()
  if (!error && (!data || entriesOf(data).length === 0)) return null
  return (
    <Section icon={<Link2 className="size-6" strokeWidth={1.75} />} title={t('linked')} text={t('linkedText')}>
      {data ? (
        <LinkedList ways={data} />
      ) : (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Section>
  )
}
