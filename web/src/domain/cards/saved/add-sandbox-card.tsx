import { useTranslation } from 'react-i18next'
import { productName } from '../../../lib/page/product-name.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { BankChallenge } from '../bank-challenge.tsx'
import { CardEntry } from '../card-entry.tsx'
import { useCardOutcome } from '../use-card-outcome.ts'
import { useSandboxIntent } from '../use-sandbox-intent.ts'

/** Saves a card with the sandbox. */
export const AddSandboxCard = ({ clientSecret, onAdded }: { clientSecret: string; onAdded: () => void }) => {
  const { t } = useTranslation('cards')
  const { confirm, authenticate } = useSandboxIntent('setup-intents', clientSecret)
  const outcome = useCardOutcome({ clientSecret, failedTitle: t('addFailed'), onDone: onAdded })
  if (outcome.asked)
    return (
      <BankChallenge
        title={t('bankTitle')}
        text={t('bankText', { product: productName })}
        approve={t('bankApprove')}
        busy={authenticate.isPending}
        onAnswer={(answer) => void authenticate.mutateAsync(answer).then(outcome.settle, outcome.fail)}
      />
    )
  return (
    <CardEntry
      submit={t('addNow')}
      submitting={t('adding')}
      busy={confirm.isPending}
      onSubmit={(number) => {
        outcome.begin()
        void confirm.mutateAsync(number).then(outcome.settle, outcome.fail)
      }}
      notices={outcome.refused ? <Banner tone="danger">{outcome.refused}</Banner> : null}
    />
  )
}
