import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const Targets = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
/** Where a process listens for an inspector after SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json/list'
const tries = 100
const betweenMs = 50
/** What one collection finds unused, a later one gives back to the machine. */
const collections = 4
const restMs = 500

/** The address of the process's inspector, once it listens. */
const debuggerUrl = async (left = tries): Promise<string> => {
  try {
    return Targets.parse(await (await fetch(inspector)).json())[0].webSocketDebuggerUrl
  } catch (error) {
    if (left === 0) throw error
    await pause(betweenMs)
    return debuggerUrl(left - 1)
  }
}

/** Has a process of Node free what nothing uses any more, so that its memory is what it holds. Its inspector stays open. */
export const collectGarbage = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await debuggerUrl())
  await once(socket, 'open')
  for (let id = 1; id <= collections; id++) {
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await answered
    await pause(restMs)
  }
  socket.close()
  await once(socket, 'close')
}
