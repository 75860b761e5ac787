import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@nordbo/devstack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BootedStack, bootStack, createGuests, createHomes, type Person } from '../src/index.ts'
import { openTalkLine, type TalkLine } from './talks/talk-line.ts'

const pairs = 50
/** Pause between a person's messages, ms: they may send one a second. */
const rhythmMs = 1_200

let stack: BootedStack

beforeAll(async () => {
  const env = { bff: { PATIENCE: '0.5', RATE_LIMIT_PER_MINUTE: '1000000' } }
  stack = await bootStack({ childProcesses: ['bff', 'messaging'], env })
})
afterAll(() => stack?.stop())

/** Two people, their thread, and what each was told to be sent. */
interface Talk {
  id: string
  people: readonly [Person, Person]
  lines: readonly [TalkLine, TalkLine]
  acknowledged: string[]
}

const Opened = z.object({ thread: z.object({ id: z.string() }) })

const openTalks = async (): Promise<Talk[]> => {
  const people = await createGuests(stack, 2 * pairs)
  const hosts = people.slice(pairs)
  const homes = await createHomes(
    stack,
    hosts.map((host) => ({ host })),
  )
  // One after the other: fifty at once are not what is tested here.
  const talks: Talk[] = []
  for (const [index, { id: listingId, host }] of homes.entries()) {
    const guest = people[index]
    if (!guest) throw new Error('no guest')
    const { id } = (await guest.postOk(Opened, '/api/threads', { listingId })).thread
    const lines = [openTalkLine(stack.url, guest, id), openTalkLine(stack.url, host, id)] as const
    talks.push({ id, people: [guest, host], lines, acknowledged: [] })
  }
  return talks
}

/** Sends a message under one id until it is acknowledged, as a page does while the system is away. */
const say = async (who: Person, thread: string): Promise<string> => {
  const id = randomUUID()
  const path = `/api/threads/${thread}/messages/${id}`
  for (;;) {
    const sent = await who.send('PUT', path, { body: `Besked ${id}`, pictures: [] }).catch(() => null)
    if (sent?.status === 200) return id
    if (sent && sent.status < 500) throw new Error(`answered ${sent.status}: ${JSON.stringify(sent.body)}`)
    await pause(200)
  }
}

const kills = [
  ['messaging', () => stack.childProcess('messaging').kill(), () => stack.childProcess('messaging').restart()],
  ['the BFF', () => stack.childProcess('bff').kill(), () => stack.childProcess('bff').restart()],
  ['NATS', () => stack.infra.kill('nats'), () => stack.infra.restart('nats')],
  ['Redis', () => stack.infra.kill('redis'), () => stack.infra.restart('redis')],
] as const

test('messaging, the BFF, NATS and Redis are killed by turns while pairs talk: every acknowledged message arrives once', {
  timeout: 120_000,
}, async () => {
  const talks = await openTalks()
  const sentSoFar = (): number => talks.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  let over = false
  const speak = async ({ id, acknowledged }: Talk, who: Person): Promise<void> => {
    await pause(Math.random() * rhythmMs)
    while (!over) {
      acknowledged.push(await say(who, id))
      await pause(rhythmMs)
    }
  }
  const speaking = Promise.all(talks.flatMap((talk) => talk.people.map((who) => speak(talk, who))))
  for (const [what, kill, restart] of kills) {
    const before = sentSoFar()
    // Everybody speaks, and some of them while the next one dies.
    expect(await waitUntil(async () => sentSoFar() > before + pairs, 30_000), `before ${what} is killed`).toBe(true)
    await kill()
    await restart()
  }
  const before = sentSoFar()
  await waitUntil(async () => sentSoFar() > before + pairs, 30_000)
  over = true
  await speaking

  const hasAll = ({ lines, acknowledged }: Talk): boolean =>
    lines.every(({ shown }) => shown.length >= acknowledged.length)
  await waitUntil(async () => talks.every(hasAll), 20_000)
  for (const { lines, acknowledged } of talks) {
    const [one, other] = lines
    // Both saw the same order, and each message once, although they were sent again and again.
    expect(one.shown).toEqual(other.shown)
    expect(one.shown.toSorted()).toEqual(acknowledged.toSorted())
    expect(one.breaks()).toBeGreaterThan(0)
  }
  for (const { lines } of talks) for (const line of lines) line.close()
})
