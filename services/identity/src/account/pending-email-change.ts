import { type identityService, type OutputOf, ok, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

type Procedure = (typeof identityService.procedures)['pendingEmailChange']

/** How long the links of a change work, ms. It then waits for nothing. */
const linkMs = 24 * 60 * 60 * 1_000

/** The signed-in person's change of the address, as long as it waits for a confirmation (docs/product/people.md, Change of e-mail). */
export const pendingEmailChange =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedure>>> => {
    const change = await db.client.emailChange.findFirst({
      where: { userId: personOf(actor), appliedAt: null, requestedAt: { gt: new Date(Date.now() - linkMs) } },
    })
    const pending = change && {
      email: change.newEmail,
      oldConfirmed: change.oldConfirmedAt !== null,
      newConfirmed: change.newConfirmedAt !== null,
    }
    return ok({ pending })
  }
