// A process that keeps people's pages open, sends messages at a steady rate, and reports when each reached the other person.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './latencies.ts'
import { TalkLoad, Talks } from './messages.ts'
import { sendToParent } from './send-to-parent.ts'
import { instant, openTalkLine, type TalkCounts } from './talk-line.ts'
import { createTalkSender } from './talk-sender.ts'

const load = TalkLoad.parse(JSON.parse(process.argv[2] ?? ''))
const talks = Talks.parse(JSON.parse(readFileSync(load.talks, 'utf8')))
/** Messages on their way to the other person, and since when. */
const under = new Map<string, { to: string; at: number }>()
const delays: number[] = []
let sent = 0
let failures = 0
let failure: string | null = null
const counts: TalkCounts = {
  ...{ again: 0, early: 0, broken: 0, resumed: 0, firstBackAt: Number.POSITIVE_INFINITY, lastResumedAt: 0 },
  heard: (messageId, userId, at) => {
    const message = under.get(messageId)
    if (message?.to !== userId) return
    under.delete(messageId)
    delays.push(at - message.at)
  },
}

const lines = talks.flatMap(({ id: threadId, guestId, hostId }) =>
  [guestId, hostId].map((userId) => ({ threadId, userId })),
)
const open: ReturnType<typeof openTalkLine>[] = []
// As many at once as browsers that arrive by and by.
for (let from = 0; from < lines.length; from += 100) {
  const next = lines.slice(from, from + 100).map((line) => openTalkLine(load, line, counts))
  await Promise.all(next.map(({ opened }) => opened))
  open.push(...next)
}

const sender = createTalkSender(load.port, (answer) => {
  failures++
  failure ??= answer.slice(0, 500)
})
await sendToParent({ kind: 'measuring' })
await once(process, 'message')

const began = performance.now()
const inFlight: Promise<void>[] = []
for (let number = 0; number < load.perSecond * load.seconds; number++) {
  const wait = began + (number * 1_000) / load.perSecond - performance.now()
  if (wait > 1) await pause(wait)
  const talk = talks[number % talks.length]
  if (!talk) continue
  const isGuest = Math.floor(number / talks.length) % 2 === 0
  const [from, to] = isGuest ? [talk.guestId, talk.hostId] : [talk.hostId, talk.guestId]
  const messageId = randomUUID()
  under.set(messageId, { to, at: instant() })
  inFlight.push(sender.send(talk.id, from, messageId))
  sent++
}
await Promise.all(inFlight)
const seconds = (performance.now() - began) / 1_000
const isDone = (): boolean => under.size === 0 && counts.resumed === counts.broken
for (const end = Date.now() + load.graceMs; !isDone() && Date.now() < end; ) await pause(50)
const sorted = Float64Array.from(delays).sort()
await sendToParent({
  kind: 'talked',
  talked: {
    ...{ sent, perSecond: sent / seconds, failures, failure, lost: under.size },
    ...{ p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), again: counts.again, early: counts.early },
    ...{ broken: counts.broken, resumed: counts.resumed },
    resumeMs: counts.resumed === 0 ? 0 : counts.lastResumedAt - counts.firstBackAt,
  },
})
for (const line of open) line.close()
sender.close()
process.disconnect()
