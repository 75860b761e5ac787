import { setTimeout as pause } from 'node:timers/promises'
import { type ManagedProcess, type ProcessSpec, startProcess, tailOf } from '../supervise/managed-process.ts'
import { restartPauses, untilReady } from '../supervise/patience.ts'

export type ServerName = 'postgres' | 'redis' | 'nats'

/** Where a server comes from: an address in the environment, a container engine, or a program on this machine. */
export type ServerSource = 'given' | 'container' | 'installed'

/** One server of the system, wherever it runs. */
export interface Server {
  readonly name: ServerName
  readonly source: ServerSource
  readonly host: string
  readonly port: number
  /** Starts it on the port and data it had before, and waits until it answers. */
  start(): Promise<void>
  /** Stops it in good order. */
  stop(): Promise<void>
  /** Kills it without warning; it stays down until `start`. */
  kill(): Promise<void>
  /** Deletes its data; only while it is down. */
  wipe(): Promise<void>
}

interface InstalledServer {
  name: ServerName
  port: number
  spec: ProcessSpec
  ready(): Promise<boolean>
  wipe(): Promise<void>
  /** Prints that it takes long to start. */
  say?: ((line: string) => void) | undefined
  /** Called when the server ended by itself and is started again; without it the server stays down. */
  onCrash?: ((line: string) => void) | undefined
}

/** How often a server that ends before it is ready is started. */
const attempts = 6

/** A server that runs as a program of this machine. It is waited for as long as it runs. */
export const installedServer = ({
  name,
  port,
  spec,
  ready,
  wipe,
  say = () => {},
  onCrash,
}: InstalledServer): Server => {
  let child: ManagedProcess | undefined
  let wanted = false
  const startOnce = async (): Promise<boolean> => {
    const started = await startProcess(spec)
    child = started
    if (await untilReady(name, ready, { running: started.running, say })) return true
    await started.kill()
    return false
  }
  const start = async (): Promise<void> => {
    if (child?.running()) return
    // Shared memory of a killed predecessor may be released only after a moment.
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (await startOnce()) {
        wanted = true
        return
      }
      await pause(attempt * 200)
    }
    throw new Error(`${name} did not start; the end of ${spec.logFile}:\n${tailOf(spec.logFile)}`)
  }
  const keepUp = async (say: (line: string) => void): Promise<void> => {
    const pauseAfter = restartPauses()
    for (;;) {
      const since = Date.now()
      await child?.ended
      if (!wanted) return
      const waitMs = pauseAfter(Date.now() - since)
      say(`${name} ended; starting it again in ${waitMs / 1000} s. Log: ${spec.logFile}`)
      await pause(waitMs)
      if (!wanted) return
      await start().then(
        () => say(`${name} is back`),
        (error: unknown) => say(String(error)),
      )
    }
  }
  const end = (how: 'stop' | 'kill'): Promise<void> => {
    wanted = false
    return child === undefined ? Promise.resolve() : child[how]()
  }
  return {
    name,
    source: 'installed',
    host: '127.0.0.1',
    port,
    start: async () => {
      await start()
      if (onCrash !== undefined) void keepUp(onCrash)
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
    wipe,
  }
}

/** A server given by its address, which is used but never stopped. */
export const externalServer = (name: ServerName, url: string, defaultPort: number): Server => {
  const { hostname, port } = new URL(url)
  const refuse = async (): Promise<void> => {
    throw new Error(`${name} was given by its address; this system does not stop it`)
  }
  return {
    name,
    source: 'given',
    host: hostname,
    port: port === '' ? defaultPort : Number(port),
    start: async () => {},
    stop: async () => {},
    kill: refuse,
    wipe: refuse,
  }
}
