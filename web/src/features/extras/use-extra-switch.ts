import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { type ExtraCode, useExtraChange } from './use-extras.ts'
import { useNewestCard } from './use-newest-card.ts'

/** What a switch waits for: a card, or the bank's answer about a payment, the first one or that of a renewal. */
export type Waiting =
  | { code: ExtraCode; for: 'card' }
  | { code: ExtraCode; for: 'bank'; clientSecret: string; first: boolean }

/** Switches extras of a home: the state that a switch shows while it changes, and what it waits for. */
export const useExtraSwitch = (listingId: string) => {
  const { t } = useTranslation('extras')
  const problemText = useProblemText()
  const change = useExtraChange(listingId)
  const useNewest = useNewestCard()
  const [waiting, wait] = useState<Waiting | null>(null)
  /** What is still to be started after the extra that is being started. */
  const queue = useRef<readonly ExtraCode[]>([])
  const [pending, setPending] = useState<{ code: ExtraCode; enabled: boolean } | null>(null)

  // The switch goes back by itself: it shows what is pending, else what the server says.
  const failed = (error: unknown): void => toastError({ title: t('changeFailed'), description: problemText(error) })

  const set = async (code: ExtraCode, enabled: boolean): Promise<void> => {
    setPending({ code, enabled })
    let next: readonly ExtraCode[] = []
    try {
      const { step, clientSecret, extra } = await change.mutateAsync({ code, enabled })
      if (step === 'done') next = queue.current
      if (step === 'cardNeeded') wait({ code, for: 'card' })
      else if (step === 'authenticate' && clientSecret !== null) {
        wait({ code, for: 'bank', clientSecret, first: extra.status === 'unpaid' })
      } else toastSuccess({ title: t(enabled ? 'activated' : 'deactivated') })
    } catch (error) {
      failed(error)
    } finally {
      setPending(null)
    }
    if (enabled && next.length > 0) await startAll(next)
  }

  const startAll = async ([first, ...rest]: readonly ExtraCode[]): Promise<void> => {
    queue.current = rest
    if (first) await set(first, true)
  }

  return {
    pending,
    waiting,
    set: (code: ExtraCode, enabled: boolean): void => {
      queue.current = []
      void set(code, enabled)
    },
    /** Starts extras one after the other. What fails or is left ends it. */
    startAll: (codes: readonly ExtraCode[]): void => void startAll(codes),
    askForCard: (code: ExtraCode): void => {
      queue.current = []
      wait({ code, for: 'card' })
    },
    stopWaiting: (): void => wait(null),
    /** A card was added: it pays, and the change is tried again. */
    retryWithNewCard: async (code: ExtraCode): Promise<void> => {
      wait(null)
      setPending({ code, enabled: true })
      await useNewest().then(() => set(code, true), failed)
      setPending(null)
    },
    /** The bank has answered. Asking the server again finds out what it said. */
    settleBank: (approved: boolean): void => {
      if (waiting?.for !== 'bank') return
      const { code, first } = waiting
      wait(null)
      if (approved) return void set(code, true)
      toastError({ title: t('changeFailed'), description: t('bankFailed') })
      // A first payment does not stay open: otherwise the provider ends it within a day.
      if (first) void change.mutateAsync({ code, enabled: false }).catch(() => undefined)
    },
  }
}
export type ExtraSwitch = ReturnType<typeof useExtraSwitch>
