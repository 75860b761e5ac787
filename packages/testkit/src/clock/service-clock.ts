import { connectNats, createLogger, setTestClock } from '@nordbo/service-kit'
import { z } from 'zod'
import type { BootedStack } from '../stack/boot-stack.ts'

const ServiceClock = z.object({ offsetMs: z.int() })
/** The domain clock of a system without the BFF: how far it is ahead of real time, ms. */
export type ServiceClock = z.infer<typeof ServiceClock>

/** A system whose clock a test moves by itself. */
interface Clocked extends Pick<BootedStack, 'stack' | 'settle'> {
  readonly clock: ServiceClock
}

const unitsMs = new Map([
  ['D', 86_400_000],
  ['H', 3_600_000],
  ['M', 60_000],
])

/** The length of a duration of days, hours and minutes such as PT25H, ms. @throws on any other */
export const durationMs = (duration: string): number => {
  const parts = [...duration.matchAll(/(\d+)([DHM])/g)]
  if (parts.map(([part]) => part).join('') !== duration.replaceAll(/[PT]/g, '')) throw new Error(`duration ${duration}`)
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (unitsMs.get(unit) ?? 0), 0)
}

/** Reads the clock of a system that was booted without the BFF. */
export const readServiceClock = async ({ stack }: Pick<BootedStack, 'stack'>): Promise<ServiceClock> =>
  ServiceClock.parse(await (await fetch(new URL('/_sandbox/clock', stack.sandboxUrl))).json())

/** Moves the clock of every service, ms, and waits until the deadlines that passed are handled. */
export const moveServiceClock = async ({ stack, clock, settle }: Clocked, ms: number): Promise<void> => {
  const answer = await fetch(new URL('/_sandbox/clock', stack.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  })
  const { offsetMs } = ServiceClock.parse(await answer.json())
  clock.offsetMs = offsetMs
  const log = createLogger({ name: 'test', level: 'silent' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), principal: 'bff', log })
  try {
    await setTestClock({ nats, signingKey: stack.secrets.signing.bff?.privateKey ?? '', offsetMs })
  } finally {
    await nats.close()
  }
  await settle()
}
