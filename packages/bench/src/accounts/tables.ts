import type { Enumeration } from './enumeration.ts'
import type { Spread } from './rank-test.ts'
import { type SessionCost, sessionGoalMs } from './session-cost.ts'
import { type SignInCost, signInGoalMs } from './sign-in-cost.ts'

/** What a run has found. */
export interface AccountFigures {
  machine: readonly string[]
  enumeration: readonly Enumeration[]
  signIn: SignInCost
  session: SessionCost
}

/** A smaller probability than this is a difference: one run in a hundred would show one where there is none. */
const leastP = 0.01

const spread = ({ lower, median, upper }: Spread): string =>
  `${median.toFixed(1)} (${lower.toFixed(1)} to ${upper.toFixed(1)})`
const stated = (isReached: boolean): string => (isReached ? 'reached' : 'missed')

/** Whether nothing of the times tells if an address has an account, where the answer does not say so itself. */
const isSilent = ({ isOpen, p }: Enumeration): boolean => isOpen || p >= leastP
const beyondArgon2 = ({ all, argon2 }: SignInCost): number => all - argon2
const checkMs = ({ with: signedIn, without }: SessionCost): number => signedIn - without

/** Whether every goal is reached. */
export const isReached = ({ enumeration, signIn, session }: AccountFigures): boolean =>
  enumeration.every(isSilent) && beyondArgon2(signIn) <= signInGoalMs && checkMs(session) <= sessionGoalMs

const enumerationLine = (found: Enumeration): string => {
  const goal = found.isOpen ? 'the answer says it' : `p ≥ ${leastP}: ${stated(isSilent(found))}`
  const figures = [found.longerShare.toFixed(3), found.z.toFixed(2), found.p.toFixed(3)]
  return `| ${[found.of, spread(found.one), spread(found.other), ...figures, goal].join(' | ')} |`
}

const costLine = (what: string, cost: number, floor: number, goal: string): string =>
  `| ${[what, cost.toFixed(3), floor.toFixed(3), (cost / floor).toFixed(2), (cost - floor).toFixed(3), goal].join(' | ')} |`

/** The figures, as they stand in docs/performance.md. */
export const asMarkdown = ({ machine, enumeration, signIn, session }: AccountFigures): string => {
  const parts = Object.entries(signIn.byPart)
    .filter(([, ms]) => ms >= 0.05)
    .toSorted(([, a], [, b]) => b - a)
  return [
    ...machine,
    '',
    `Does the time of an answer tell whether an address has an account? ${enumeration[0]?.one.count ?? 0} requests each, in turns, ms as median (quartiles). The share is that of pairs`,
    'in which the known address took longer, 0.5 where nothing tells them apart; z and p are those of a Mann–Whitney U test:',
    '',
    '| request | known address | unknown address | share | z | p | goal |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...enumeration.map(enumerationLine),
    '',
    'CPU, ms. The floor of a sign-in is argon2 alone, with the cost of the stored hash; that of a session check is the same request without a session:',
    '',
    '| what | CPU | floor | times | beyond the floor | goal |',
    '|---|--:|--:|--:|--:|---|',
    costLine(
      'a sign-in, all processes',
      signIn.all,
      signIn.argon2,
      `≤ ${signInGoalMs} ms beyond: ${stated(beyondArgon2(signIn) <= signInGoalMs)}`,
    ),
    costLine(
      'a request with a session, BFF',
      session.with,
      session.without,
      `≤ ${sessionGoalMs} ms beyond: ${stated(checkMs(session) <= sessionGoalMs)}`,
    ),
    '',
    `Of a sign-in: ${parts.map(([part, ms]) => `${part} ${ms.toFixed(1)}`).join(', ')}.`,
  ].join('\n')
}
