import { setTimeout as pause } from 'node:timers/promises'

const stepMs = 100

/** Waits for the next full step after a start, so that the extra queries of an existing account cannot be timed. */
export const nextStep = (startedMs: number): Promise<void> => pause(stepMs - ((performance.now() - startedMs) % stepMs))
