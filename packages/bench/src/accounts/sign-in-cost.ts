import { verify } from '@node-rs/argon2'
import { type BootedStack, readRows, signUp } from '@nordbo/testkit'
import { z } from 'zod'
import { measureCpu, measureCpuAtRest } from '../cpu/measure-cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { send, timeOf } from './ask.ts'

/** What a sign-in costs, CPU ms. */
export interface SignInCost {
  /** Comparing a password with its hash: what no program can save. */
  argon2: number
  /** The whole sign-in, in all processes, until nothing more follows from it. */
  all: number
  byPart: Record<string, number>
}

/** CPU of a sign-in beyond argon2, ms, at most. */
export const signInGoalMs = 60

const requests = 200
const warmUp = 50
const password = 'sommerhus-29'

/** The CPU of comparing a password with a stored hash, with the cost that the hash names. */
const measureArgon2 = async ({ stack }: BootedStack, userId: string): Promise<number> => {
  const sql = `select password from account where user_id = $1 and provider_id = 'credential'`
  const [account] = await readRows(stack, 'identity', z.object({ password: z.string() }), sql, [userId])
  const check = () => verify(account?.password ?? '', password)
  for (let turn = 0; turn < warmUp; turn++) await check()
  const before = process.cpuUsage()
  for (let turn = 0; turn < requests; turn++)
    if (!(await check())) throw new Error('the password does not fit its hash')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / requests
}

/** Measures sign-ins with the right password, one after the other, in a browser that the account knows. */
export const measureSignIn = async (stack: MeasuredStack): Promise<SignInCost> => {
  const { url } = stack.booted
  const person = await signUp(url)
  const body = { email: person.email, password }
  const first = await send(url, '/api/auth/sign-in', body)
  const known = first.headers.getSetCookie().find((each) => each.startsWith('nordbo_device='))
  const device = known?.split(';')[0] ?? ''
  const signInTimes = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) await timeOf([200], () => send(url, '/api/auth/sign-in', body, device))
  }
  const argon2 = await measureArgon2(stack.booted, person.id)
  const rest = await measureCpuAtRest(stack)
  await signInTimes(warmUp)
  await stack.booted.settle()
  const byPart = await measureCpu(stack, { requests, ready: async (count) => () => signInTimes(count) }, rest)
  return { argon2, all: Object.values(byPart).reduce((sum, ms) => sum + ms, 0), byPart }
}
