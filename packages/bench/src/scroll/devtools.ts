import { z } from 'zod'

const Page = z.object({ webSocketDebuggerUrl: z.string() })
const Message = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** A page of a browser, by its DevTools protocol. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>
  on(method: string, listener: (params: unknown) => void): void
  close(): void
}

/** Opens a new page of a browser that listens on a port of this machine. */
export const openPage = async (port: number): Promise<DevTools> => {
  const made = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const socket = new WebSocket(Page.parse(await made.json()).webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the browser accepts no connection')))
  })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, (params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = Message.parse(JSON.parse(String(data)))
    if (method !== undefined) listeners.get(method)?.(params)
    const asked = id === undefined ? undefined : waiting.get(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  })
  let last = 0
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  }
}
