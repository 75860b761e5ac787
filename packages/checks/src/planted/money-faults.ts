import type { Fault } from './fault.ts'

const pricing = 'calendars and prices of hosts'
const paying = 'booking and paying'
const payouts = 'payouts and books'

/** Faults of prices, refunds, payouts and books. */
export const moneyFaults: readonly Fault[] = [
  {
    feature: pricing,
    rule: 'the guest’s fee is a share of the nights alone',
    file: 'services/pricing/src/quote/fees.ts',
    from: 'percentOf(discountedNightsOre, settings.serviceFeePercent)',
    to: 'percentOf(discountedNightsOre + cleaningOre, settings.serviceFeePercent)',
    caughtBy: {
      file: 'services/pricing/src/quote/quote-stay.test.ts',
      title: 'is nights, cleaning and fifteen percent of the nights; the host keeps ninety percent',
    },
  },
  {
    feature: pricing,
    rule: 'a share of an amount is rounded half up',
    file: 'packages/contracts/src/values/money.ts',
    from: 'Math.floor((ore * percent + 50) / 100)',
    to: 'Math.floor((ore * percent + 49) / 100)',
    caughtBy: { file: 'services/pricing/src/quote/quote-stay.test.ts', title: 'rounds a half up' },
  },
  {
    feature: pricing,
    rule: 'the monthly discount goes before the weekly one',
    file: 'packages/contracts/src/pricing/discount-rules.ts',
    from: "['monthly', 'weekly'] as const",
    to: "['weekly', 'monthly'] as const",
    caughtBy: {
      file: 'services/pricing/src/quote/discounts.test.ts',
      title: 'lets the monthly one beat the weekly one from 28 nights on',
    },
  },
  {
    feature: pricing,
    rule: 'a promotion is taken from what the length discount left',
    file: 'services/pricing/src/quote/discounts.ts',
    from: 'remaining -= amountOre',
    to: 'remaining -= 0 * amountOre',
    caughtBy: {
      file: 'services/pricing/src/quote/discounts.test.ts',
      title: 'applies each to what the previous one left',
    },
  },
  {
    feature: paying,
    rule: 'half of the nights is refunded up to 7 days before check-in under the moderate policy',
    file: 'packages/stay-rules/src/cancellation.ts',
    from: '{ daysBefore: 7, percent: 50 }',
    to: '{ daysBefore: 8, percent: 50 }',
    caughtBy: {
      file: 'services/booking/src/money/cancellation-outcome.test.ts',
      title: 'refunds the amounts of the table under moderate',
    },
  },
  {
    feature: paying,
    rule: 'the guest’s fee is kept for a late cancellation',
    file: 'services/booking/src/money/cancellation-outcome.ts',
    from: 'daysBefore >= serviceFeeBackDays ? serviceFeeOre : 0',
    to: 'daysBefore >= 0 ? serviceFeeOre : 0',
    caughtBy: {
      file: 'services/booking/src/money/cancellation-outcome.test.ts',
      title: 'refunds the amounts of the table under flexible',
    },
  },
  {
    feature: paying,
    rule: 'after a refund the platform’s fee is a share of what the host keeps',
    file: 'services/booking/src/money/shares.ts',
    from: 'percentOf(keptOre, platformFeePercent)',
    to: 'percentOf(backOre, platformFeePercent)',
    caughtBy: {
      file: 'services/booking/src/money/cancellation-outcome.test.ts',
      title: 'the platform’s fee is computed on what the host keeps',
    },
  },
  {
    feature: paying,
    rule: 'a refund is split so that the part of an alteration goes last',
    file: 'services/booking/src/money/shares.ts',
    from: 'Math.min(shares.hostShareOre, hostShareOre)',
    to: 'shares.hostShareOre',
    caughtBy: { file: 'services/booking/src/money/split-refund.properties.test.ts' },
  },
  {
    feature: paying,
    rule: 'several refunds are together never more than was paid',
    file: 'services/booking/src/money/shares.ts',
    from: 'Math.min(left.lines.serviceFeeOre, amountOre - nightsOre - cleaningOre)',
    to: 'amountOre - nightsOre - cleaningOre',
    caughtBy: {
      file: 'services/booking/test/cancellation.test.ts',
      title: 'may be several, together never more than was paid',
    },
  },
  {
    feature: paying,
    rule: 'the percentages of a booking are those that were agreed, whatever the settings are later',
    file: 'services/pricing/src/quote/requote-stay.ts',
    from: 'const { settings, cleaningOre } = agreed',
    to: 'const { settings, cleaningOre } = { ...agreed, settings: stay.settings }',
    caughtBy: {
      file: 'services/pricing/src/quote/requote-stay.test.ts',
      title: 'keeps the agreed percentages when the settings change',
    },
  },
  {
    feature: payouts,
    rule: 'a host is sent their share 24 hours after check-in, and not before',
    file: 'services/payouts/src/consumers/paid-store.ts',
    from: 'make_interval(hours => s.release_hours)',
    to: 'make_interval(hours => 0)',
    caughtBy: {
      file: 'services/payouts/test/payouts.test.ts',
      title: 'a host is sent their share 24 hours after check-in, and not before',
    },
  },
  {
    feature: payouts,
    rule: 'every transaction of the books sums to zero',
    file: 'services/payouts/src/ledger/postings.ts',
    from: '{ provider: -transfer.amountOre, host: transfer.amountOre }',
    to: '{ provider: -transfer.amountOre, host: transfer.amountOre - 1 }',
    caughtBy: {
      file: 'services/payouts/src/settlement/ledger-histories.test.ts',
      title: 'the ledger sums to zero after any history, and no one gets more than their share',
    },
  },
  {
    feature: payouts,
    rule: 'money owed to a host settles their debts first',
    file: 'services/payouts/src/settlement/plan-moves.ts',
    from: 'moves.transferOre = left',
    to: 'moves.transferOre = openOreOf(open)',
    caughtBy: {
      file: 'services/payouts/src/settlement/plan-moves.test.ts',
      title: 'settles debts of other bookings first, the oldest first',
    },
  },
  {
    feature: 'add-ons',
    rule: 'an add-on that is switched off runs to the end of the paid month',
    file: 'services/payouts/src/extras/plan-toggle.ts',
    from: "stored.endsAtPeriodEnd ? 'nothing' : 'endWithPeriod'",
    to: "stored.endsAtPeriodEnd ? 'nothing' : 'endNow'",
    caughtBy: { file: 'services/payouts/src/extras/plan-toggle.test.ts' },
  },
]
