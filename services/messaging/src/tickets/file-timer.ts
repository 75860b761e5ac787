import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** Deletes files that were never sent, those that are kept no longer, and those whose question is gone. */
export const ticketFileTimer = ({ db, listings }: Pick<Deps, 'db' | 'listings'>): Timer => ({
  due: (_now, until, limit) =>
    db.query(Prisma.sql`select id, coalesce(drop_at, uploaded_at) as at from ticket_file
      where drop_at <= ${until}::timestamptz or ticket_id is null
      order by coalesce(drop_at, uploaded_at) limit ${limit}::integer`),
  fire: async (id, now) => {
    const [gone] = await db.query<{ fileId: string; width: number | null }>(Prisma.sql`
      delete from ticket_file where id = ${id}::uuid and (drop_at <= ${now}::timestamptz or ticket_id is null)
      returning file_id as "fileId", width`)
    if (gone) await listings.dropPrivateDocument({ id: gone.fileId, width: gone.width })
  },
})
