import { expect, test } from 'vitest'
import { planToggle, type ToggledSubscription } from './plan-toggle.ts'

const stored = (status: ToggledSubscription['status'], endsAtPeriodEnd = false): ToggledSubscription => ({
  ...{ status, attempt: 3, cardId: 'pm_old', endsAtPeriodEnd },
})

test.each([
  ['nothing yet', undefined, { kind: 'start', attempt: 1, cardId: 'pm_new', repeated: false }],
  ['one that has ended', stored('ended'), { kind: 'start', attempt: 4, cardId: 'pm_new', repeated: false }],
  // The same order again, so that the provider recognises it.
  ['one that is being made', stored('starting'), { kind: 'start', attempt: 3, cardId: 'pm_old', repeated: true }],
  ['one whose first payment is open', stored('incomplete'), { kind: 'resume' }],
  ['an active one', stored('active'), { kind: 'nothing' }],
  ['one that is to end', stored('active', true), { kind: 'continue' }],
  ['one whose renewal failed', stored('past_due'), { kind: 'payNow', cardId: 'pm_new' }],
] as const)('switching on with %s', (_what, before, plan) => {
  expect(planToggle(before, true, 'pm_new')).toEqual(plan)
})

test.each([
  ['nothing yet', undefined, 'nothing'],
  ['one that has ended', stored('ended'), 'nothing'],
  ['one that is being made', stored('starting'), 'endNow'],
  ['one whose first payment is open', stored('incomplete'), 'endNow'],
  ['an active one', stored('active'), 'endWithPeriod'],
  ['one that is to end', stored('active', true), 'nothing'],
  ['one whose renewal failed', stored('past_due'), 'endNow'],
] as const)('switching off with %s', (_what, before, kind) => {
  expect(planToggle(before, false, null)).toEqual({ kind })
})

test('a card is needed only for what is paid now', () => {
  const asked = [undefined, stored('ended'), stored('past_due'), stored('active'), stored('active', true)]
  expect(asked.map((before) => planToggle(before, true, null).kind)).toEqual([
    ...['cardNeeded', 'cardNeeded', 'cardNeeded', 'nothing', 'continue'],
  ])
})
