import { type bookingService, ok, summaryOfChange } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findChanges } from './change-store.ts'
import { setBlocks, setNotes } from './set-days.ts'
import { showCalendarHomes, showHostDays } from './show-host-days.ts'
import { undoCalendarChange } from './undo-change.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

const showChanges =
  ({ reads }: Pick<Deps, 'reads'>): Procedures['calendarChanges'] =>
  async (_input, { actor }) => {
    const changes = await findChanges(reads, personOf(actor))
    return ok({ changes: changes.map((change) => summaryOfChange({ ...change, priceOre: null })) })
  }

/** The procedures of a host's calendar. */
export const hostCalendarHandlers = (deps: Deps) =>
  ({
    calendarHomes: showCalendarHomes(deps),
    hostDays: showHostDays(deps),
    setBlocks: setBlocks(deps),
    setNotes: setNotes(deps),
    calendarChanges: showChanges(deps),
    undoCalendarChange: undoCalendarChange(deps),
  }) satisfies Partial<Procedures>
