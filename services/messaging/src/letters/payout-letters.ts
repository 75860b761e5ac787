import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

const payouts = '/host/dashboard/payouts'

/** Letters to hosts about their account at the payment provider. */
export const payoutAccountLetters = ({
  t,
  frame,
}: LetterWords): Pick<Letters, 'payoutAccountRestricted' | 'payoutAccountDisabled'> => ({
  payoutAccountRestricted: ({ to, link }) => ({
    ...frame(to),
    subject: t('payoutAccountRestricted.subject'),
    paragraphs: [t('payoutAccountRestricted.more'), t('payoutAccountRestricted.wait')],
    button: { label: t('payout.account'), url: link(payouts) },
  }),
  payoutAccountDisabled: ({ to, link }) => ({
    ...frame(to),
    subject: t('payoutAccountDisabled.subject'),
    paragraphs: [t('payoutAccountDisabled.closed'), t('payoutAccountDisabled.reply')],
    button: { label: t('payout.account'), url: link(payouts) },
  }),
})

/** Letters to hosts about the payout of a stay, and about a dispute on its payment. */
export const payoutLetters = (
  words: LetterWords,
): Pick<Letters, 'payoutFailed' | 'disputeOpened' | 'disputeWon' | 'disputeLost'> => ({
  payoutFailed: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('payoutFailed.subject'),
      paragraphs: [t('payoutFailed.refused'), t('payoutFailed.check')],
      facts: [...stay.facts, [t('payout.share'), words.amount(amountOre)]],
      button: button('payout.all', payouts),
    }
  },
  disputeOpened: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('disputeOpened.subject'),
      paragraphs: [t('disputeOpened.held')],
      facts: [...stay.facts, [t('fact.disputed'), words.amount(amountOre)]],
      button: button('host.reservation', `/host/dashboard/reservations?booking=${booking.id}`),
    }
  },
  disputeWon: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('disputeWon.subject'),
      paragraphs: [t('disputeWon.rejected')],
      facts: [...stay.facts, [t('fact.wasDisputed'), words.amount(amountOre)]],
      button: button('payout.all', payouts),
    }
  },
  disputeLost: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    const unpaid = booking.takenBackByBank && booking.status === 'confirmed'
    return {
      ...stay,
      subject: t('disputeLost.subject'),
      paragraphs: [t('disputeLost.lost'), t('disputeLost.deducted'), ...(unpaid ? [t('disputeLost.stands')] : [])],
      facts: [...stay.facts, [t('fact.takenBack'), words.amount(amountOre)]],
      button: button('payout.all', payouts),
    }
  },
})
