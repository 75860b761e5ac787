import { withClient } from '@nordbo/devstack'
import type { BootedStack } from '../stack/boot-stack.ts'

/**
 * Fills an empty thread with messages of both people by turns, a minute apart, the last one just now. Nobody could write as many through
 * the API. `Besked nummer 7 om sommerhuset` is the seventh.
 *
 * @param options.count Messages of the thread.
 * @param options.special Texts of places that differ.
 */
export const fillThread = (
  { stack }: Pick<BootedStack, 'stack'>,
  id: string,
  { count, special = {} }: { count: number; special?: Record<number, string> },
): Promise<void> =>
  withClient(stack.databases.messaging, async (client) => {
    await client.query(
      `insert into message (id, thread_id, seq, guest_id, host_id, sender_id, body, created_at)
       select gen_random_uuid(), t.id, n, t.guest_id, t.host_id, case n % 2 when 0 then t.guest_id else t.host_id end,
         coalesce($3::jsonb ->> n::text, 'Besked nummer ' || n || ' om sommerhuset'), now() - ($2 - n) * interval '1 minute'
       from thread t, generate_series(1, $2::integer) n where t.id = $1`,
      [id, count, JSON.stringify(special)],
    )
    await client.query(
      `update thread set last_seq = $2::integer, host_unread = $2::integer / 2, guest_read_seq = $2::integer, last_message_at = now()
       where id = $1`,
      [id, count],
    )
    await client.query('analyze message')
  })
