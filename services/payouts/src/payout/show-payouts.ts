import { err, ok, type payoutsService } from '@nordbo/contracts'
import { type Handlers, ownerOrAdmin, pageOf, personOf } from '@nordbo/service-kit'
import { readPayoutAccount } from '../account/account-owner.ts'
import type { Deps } from '../core/deps.ts'
import { readSettings } from '../settings/settings.ts'
import { payoutCursors, positionOf } from './payout-cursor.ts'
import { findPayout, listHostPayouts, readPayoutFigures, readPayoutLines } from './payout-views.ts'

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

const list = 'payouts'

/** The signed-in host's account, figures and settings. */
export const showSummary =
  ({ db }: Deps): PayoutHandlers['summary'] =>
  async (_input, call) => {
    const hostId = personOf(call.actor)
    const [account, figures, settings] = await Promise.all([
      readPayoutAccount(db.client, { hostId, cvr: null }),
      readPayoutFigures(db.client, hostId, call.now),
      readSettings(db.client),
    ])
    return ok({ account, ...figures, ...settings })
  }

/** A page of the signed-in host's payouts. */
export const listPayouts =
  ({ db }: Deps): PayoutHandlers['list'] =>
  async ({ cursor, limit }, call) => {
    const after = payoutCursors.read(list, cursor)
    if (!after.ok) return after
    const query = { hostId: personOf(call.actor), after: after.value, limit: limit + 1, now: call.now }
    const rows = await listHostPayouts(db.client, query)
    return ok(pageOf(rows, limit, (last) => payoutCursors.write(list, positionOf(last))))
  }

/** One payout with its lines, for its host and administrators. Others get the refusal of a payout that does not exist. */
export const showPayout =
  ({ db }: Deps): PayoutHandlers['byId'] =>
  async ({ id }, call) => {
    const payout = await findPayout(db.client, id, call.now)
    if (!payout || !ownerOrAdmin(call.actor, payout.hostId)) return err('payout.notFound')
    return ok({ ...payout, lines: await readPayoutLines(db.client, id) })
  }
