import { randomUUID } from 'node:crypto'
import { CalendarChangeId, CalendarChangeKind, changedDays } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** The days that a change touched in one home, with the reasons or notes that they had and got. */
export const homeChange = changedDays(z.string())
export type HomeChange = z.infer<typeof homeChange>

const storedChange = z.object({
  id: CalendarChangeId,
  personId: z.string(),
  subject: z.enum(['blocks', 'notes']),
  kind: CalendarChangeKind,
  text: z.string().nullable(),
  madeAt: z.date(),
  undoneAt: z.date().nullable(),
  homes: z.array(homeChange),
})
export type StoredChange = z.infer<typeof storedChange>

const columns = Prisma.sql`id, person_id as "personId", subject, kind, text, made_at as "madeAt", undone_at as "undoneAt", homes`
/** How many changes a person is shown. */
const mostShown = 20
/** Changes that can no longer be undone stay in the list for a day. */
const keptMs = 24 * 3_600_000

/** Stores a change and forgets the person's old ones. Returns its id. */
export const insertChange = async (tx: Tx, change: Omit<StoredChange, 'id' | 'undoneAt'>): Promise<string> => {
  const id = randomUUID()
  await tx.$executeRaw`
    with forgotten as (
      delete from calendar_change where person_id = ${change.personId}::uuid
        and made_at < ${new Date(change.madeAt.getTime() - keptMs)}::timestamptz
    )
    insert into calendar_change (id, person_id, subject, kind, text, made_at, homes)
    values (${id}::uuid, ${change.personId}::uuid, ${change.subject}, ${change.kind}, ${change.text}, ${change.madeAt}::timestamptz,
      ${JSON.stringify(change.homes)}::jsonb)`
  return id
}

/** A person's latest changes, newest first. */
export const findChanges = async (reader: Reader, personId: string): Promise<StoredChange[]> =>
  z.array(storedChange).parse(
    await reader.$queryRaw`
      select ${columns} from calendar_change where person_id = ${personId}::uuid order by made_at desc, id limit ${mostShown}`,
  )

/** One change of a person. */
export const findChange = async (reader: Reader, personId: string, id: string): Promise<StoredChange | undefined> =>
  z.array(storedChange).parse(
    await reader.$queryRaw`
      select ${columns} from calendar_change where id = ${id}::uuid and person_id = ${personId}::uuid`,
  )[0]

/** Marks a change as undone. Returns false if it is undone already. */
export const markUndone = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx.$executeRaw`
    update calendar_change set undone_at = ${now}::timestamptz where id = ${id}::uuid and undone_at is null`) > 0
