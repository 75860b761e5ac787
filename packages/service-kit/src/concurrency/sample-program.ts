// A thread pool's program, for tests.
import { threadId } from 'node:worker_threads'

/** Doubles a number, on a thread of its own. */
export const double = ({ value }: { value: number }) => ({ value: value * 2, threadId })

/** Fails. */
export const fail = ({ why }: { why: string }) => {
  throw new Error(why)
}

/** Never ends. */
export const spin = (_: object): never => {
  for (;;);
}
