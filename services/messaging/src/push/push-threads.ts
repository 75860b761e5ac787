import type { NotificationKind } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type ThreadDeps = Pick<Deps, 'db' | 'kit' | 'alarms'>

/** How long an unread message waits for its reader, and for further ones, before it is pushed (docs/product/notifications.md, Push). */
const waitSeconds = 10
/** Older ones are no news. */
const newsSeconds = 86_400
const kind: NotificationKind = 'messageReceived'

/**
 * Devices, each with a thread in which the other side wrote something since that its person has neither read nor was pushed: from the first of
 * these messages, and up to the last. Messages that tell of a booking are pushed as notifications.
 */
const unpushed = (until: Date, chosen: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select d.id as device_id, t.id as thread_id, m.seq, m.first_at + make_interval(secs => ${waitSeconds}) as at
  from (
    select guest_id as reader_id, id, host_id as other_id, guest_read_seq as read_seq, imported_seq, last_message_at, last_seq from thread
      where guest_unread > 0
    union all
    select host_id, id, guest_id, host_read_seq, imported_seq, last_message_at, last_seq from thread where host_unread > 0
  ) t
  join push_device d on d.person_id = t.reader_id
  cross join lateral (
    select coalesce(max(p.seq), 0) as seq from push_message p where p.device_id = d.id and p.thread_id = t.id
  ) pushed
  cross join lateral (
    select max(m.seq) as seq, min(m.created_at) as first_at from message m
    where m.thread_id = t.id and m.seq > greatest(t.read_seq, t.imported_seq, pushed.seq) and m.sender_id = t.other_id
      and m.created_at > d.created_at
  ) m
  where t.last_message_at > ${until}::timestamptz - make_interval(secs => ${newsSeconds}) and t.last_seq > pushed.seq
    and m.seq is not null and m.first_at <= ${until}::timestamptz - make_interval(secs => ${waitSeconds}) ${chosen}`

/** Threads with messages to push by a moment, earliest first. */
const findThreads = (
  { db }: Pick<ThreadDeps, 'db'>,
  { until, limit, chosen = Prisma.empty }: { until: Date; limit: number; chosen?: Prisma.Sql },
): Promise<{ id: string; at: Date }[]> =>
  db.query(Prisma.sql`
    select thread_id as id, min(at) as at from (${unpushed(until, chosen)}) due
    group by thread_id order by 2 limit ${limit}::integer`)

/**
 * Queues one push message for each device of a thread's readers, about all that is new there, and sends them. One that still waits, such as
 * in quiet hours, takes in what came since.
 */
const pushThread = async ({ db, alarms }: ThreadDeps, threadId: string, now: Date): Promise<void> => {
  const queued = await db.query<{ id: string }>(Prisma.sql`
    with new_here as (${unpushed(now, Prisma.sql`and t.id = ${threadId}::uuid`)}),
    waiting as (
      update push_message w set seq = n.seq from new_here n
      where w.device_id = n.device_id and w.thread_id = n.thread_id and w.due_at is not null returning w.device_id
    )
    insert into push_message (id, device_id, kind, fact_id, thread_id, seq, made_at, due_at)
    select gen_random_uuid(), device_id, ${kind}, thread_id::text || ' ' || seq::text, thread_id, seq, ${now}::timestamptz,
      ${now}::timestamptz
    from new_here where device_id not in (select device_id from waiting)
    on conflict do nothing returning id`)
  await alarms.set(queued.map(({ id }) => ({ kind: 'push', id, at: now })))
}

/** Pushes messages of threads, found by what is unread: a message that is sent costs nothing more. */
export const messagePushTimer = (deps: ThreadDeps): Timer => ({
  due: (_now, until, limit) => findThreads(deps, { until, limit }),
  fire: (id, now) => pushThread(deps, id, now),
})

/** Looks after threads in which somebody has just written, so that a push does not wait for the next sweep. */
export interface ThreadWatch {
  /** Remembers a thread. It asks nothing. */
  note(threadId: string): void
  stop(): void
}

/** Looks together at the threads that were noted, some seconds after the first. What a crash forgets the sweep finds. */
export const watchThreads = (deps: ThreadDeps): ThreadWatch => {
  const noted = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const ids = [...noted]
    noted.clear()
    const chosen = Prisma.sql`and t.id = any (${ids}::uuid[])`
    const due = await findThreads(deps, { until: deps.kit.clock.now(), limit: ids.length, chosen })
    await deps.alarms.set(due.map(({ id, at }) => ({ kind: 'messagePush', id, at })))
  }
  const lookLater = (): void => {
    timer = undefined
    look().catch((error: unknown) => deps.kit.log.warn({ err: error }, 'could not look at threads, the sweep will'))
  }
  return {
    note: (threadId) => {
      noted.add(threadId)
      timer ??= setTimeout(lookLater, (waitSeconds + 1) * 1_000)
    },
    stop: () => clearTimeout(timer),
  }
}
