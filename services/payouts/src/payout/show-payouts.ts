import { err, ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { accountOf } from '../account/start-onboarding.ts'
import type { Deps } from '../deps.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { personOf } from '../people.ts'
import { readSettings } from '../settings/settings.ts'
import { figuresOf, linesOf, payoutById, payoutsOf } from './payout-views.ts'

type Answers = Handlers<(typeof payoutsService)['procedures']>

/** The signed-in host's figures. */
export const showSummary =
  ({ db }: Deps): Answers['summary'] =>
  async (_input, call) => {
    const hostId = personOf(call.actor)
    const [account, figures, settings] = await Promise.all([
      accountOf(db.client, hostId),
      figuresOf(db.client, hostId, call.now),
      readSettings(db.client),
    ])
    return ok({ account, ...figures, ...settings })
  }

/** The signed-in host's payouts. */
export const listPayouts =
  ({ db }: Deps): Answers['list'] =>
  async ({ cursor, limit }, call) => {
    const after = cursor === undefined ? undefined : readCursor(cursor)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const query = { hostId: personOf(call.actor), after, limit: limit + 1, now: call.now }
    const found = await payoutsOf(db.client, query)
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items, nextCursor: last ? writeCursor(last) : null })
  }

/** One payout with its lines; strangers learn nothing of it. */
export const showPayout =
  ({ db }: Deps): Answers['byId'] =>
  async ({ id }, call) => {
    const found = await payoutById(db.client, id, call.now)
    const { actor } = call
    const allowed = found && actor.kind === 'user' && (actor.userId === found.hostId || actor.roles.includes('admin'))
    if (!allowed) return err('payout.notFound')
    return ok({ ...found, lines: await linesOf(db.client, id) })
  }
