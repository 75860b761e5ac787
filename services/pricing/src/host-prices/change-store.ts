import { randomUUID } from 'node:crypto'
import { CalendarChangeId, CalendarChangeKind, changedDays } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import type { CalendarChange } from '../generated/prisma/client.ts'

/** The days that a change touched in one home, with the own prices that they had and got, øre. */
export const homeChange = changedDays(z.int())
export type HomeChange = z.infer<typeof homeChange>

const storedChange = z.object({
  id: CalendarChangeId,
  personId: z.string(),
  kind: CalendarChangeKind,
  priceOre: z.int().nullable(),
  madeAt: z.date(),
  undoneAt: z.date().nullable(),
  homes: z.array(homeChange),
})
export type StoredChange = z.infer<typeof storedChange>

type Changes = Pick<Tx, 'calendarChange'>
/** How many changes a person is shown. */
const mostShown = 20
/** Changes that can no longer be undone stay in the list for a day. */
const keptMs = 24 * 3_600_000

const parse = (row: CalendarChange): StoredChange => storedChange.parse(row)

/** Stores a change and forgets the person's old ones. Returns its id. */
export const insertChange = async (tx: Changes, change: Omit<StoredChange, 'id' | 'undoneAt'>): Promise<string> => {
  const id = randomUUID()
  const before = new Date(change.madeAt.getTime() - keptMs)
  await tx.calendarChange.deleteMany({ where: { personId: change.personId, madeAt: { lt: before } } })
  await tx.calendarChange.create({ data: { ...change, id } })
  return id
}

/** A person's latest changes, newest first. */
export const findChanges = async (tx: Changes, personId: string): Promise<StoredChange[]> => {
  const rows = await tx.calendarChange.findMany({
    where: { personId },
    orderBy: [{ madeAt: 'desc' }, { id: 'asc' }],
    take: mostShown,
  })
  return rows.map(parse)
}

/** One change of a person. */
export const findChange = async (tx: Changes, personId: string, id: string): Promise<StoredChange | undefined> => {
  const row = await tx.calendarChange.findFirst({ where: { id, personId } })
  return row ? parse(row) : undefined
}

/** Marks a change as undone. Returns false if it is undone already. */
export const markUndone = async (tx: Changes, id: string, now: Date): Promise<boolean> =>
  (await tx.calendarChange.updateMany({ where: { id, undoneAt: null }, data: { undoneAt: now } })).count > 0
