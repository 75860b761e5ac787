import { inRepo } from '@nordbo/devstack'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import type { Teardown } from '../system/teardown.ts'
import { measureEnumeration } from './enumeration.ts'
import { measureSession } from './session-cost.ts'
import { measureSignIn } from './sign-in-cost.ts'
import { asMarkdown, isReached } from './tables.ts'

/** More than a run needs: one address asks for everything here. */
const unlimited = '1000000'
const limits = {
  bff: { RATE_LIMIT_PER_MINUTE: '1000000000', RATE_LIMIT_DOORS_PER_MINUTE: unlimited },
  identity: {
    SIGN_IN_LIMIT: unlimited,
    SIGN_IN_ACCOUNT_LIMIT: unlimited,
    SIGN_IN_NETWORK_LIMIT: unlimited,
    SIGN_UP_LIMIT: unlimited,
    FORGOTTEN_LIMIT: unlimited,
    LETTER_LIMIT: unlimited,
  },
}

/**
 * Measures whether times reveal accounts, and what a sign-in and a session check cost. Writes docs/performance.md; returns the exit code, which
 * is 1 if a goal is missed.
 */
export const runAccounts = async (teardown: Teardown): Promise<number> => {
  const stack = await openMeasuredStack(limits)
  teardown.add('the system', stack.stop)
  const machine = [...(await describePrograms(stack.booted.stack)), describeLoad()]
  const session = await runStep('requests with and without a session', () => measureSession(stack))
  const signIn = await runStep('sign-ins', () => measureSignIn(stack))
  const enumeration = await measureEnumeration(stack.booted.url)
  await stack.stop()
  const figures = { machine, enumeration, signIn, session }
  const markdown = asMarkdown(figures)
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'bench (accounts)')
  return isReached(figures) ? 0 : 1
}
