import { fork } from 'node:child_process'
import { inRepo, nodeBinary } from '@nordbo/devstack'
import {
  type HttpLoad,
  type LiveLoad,
  LoadMessage,
  type PaidLoad,
  type ProcedureLoad,
  type TalkLoad,
} from './messages.ts'

type Load = HttpLoad | ProcedureLoad | PaidLoad | LiveLoad | TalkLoad

const programs = {
  http: 'http-load.ts',
  procedure: 'procedure-load.ts',
  paid: 'paid-load.ts',
  live: 'live-load.ts',
  talks: 'talk-load.ts',
} as const satisfies Record<Load['kind'], string>

/** A process that makes load. */
export interface LoadProcess {
  pid: number
  /** Resolves when the measured time begins. */
  measuring: Promise<void>
  /** Lets one that waits begin. */
  go(): void
  /** Its measurement. Rejects when it ends without one. */
  done: Promise<LoadMessage>
}

/** Starts a load process. */
export const startLoad = (load: Load): LoadProcess => {
  const child = fork(inRepo('packages/bench/src/load', programs[load.kind]), [JSON.stringify(load)], {
    execPath: nodeBinary,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let begin = (): void => {}
  const measuring = new Promise<void>((resolve) => {
    begin = resolve
  })
  const done = new Promise<LoadMessage>((resolve, reject) => {
    child.on('message', (message) => {
      const parsed = LoadMessage.parse(message)
      if (parsed.kind === 'measuring') begin()
      else resolve(parsed)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the load ended with code ${code} before it told what it measured`)))
  })
  done.catch(() => begin())
  return { pid: child.pid ?? 0, measuring, go: () => void child.send('go'), done }
}
