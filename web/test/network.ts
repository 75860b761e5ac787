import { HttpResponse, http, type WebSocketHandlerConnection, ws } from 'msw'
import { setupServer } from 'msw/node'
import type { FakeApi } from './api/fake-api.ts'
import { origin } from './browser/window.ts'

/** The live line of pages. */
export const liveLine = ws.link(`${origin.replace('https', 'wss')}/ws`)

type Client = WebSocketHandlerConnection['client']

let api: FakeApi | undefined
let clients = new Set<Client>()
let frames: unknown[] = []

const network = setupServer(
  http.all('*', async ({ request }) => (await api?.handle(request)) ?? HttpResponse.error()),
  liveLine.addEventListener('connection', ({ client }) => {
    clients.add(client)
    client.addEventListener('close', () => clients.delete(client))
    client.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))))
  }),
)

let listening = false

/** Answers what pages ask from now on; the first call replaces the process's own network. */
export const answerBy = (next: FakeApi | undefined): void => {
  if (!listening) network.listen({ onUnhandledFrame: 'error' })
  listening = true
  api = next
  clients = new Set()
  frames = []
}

/** Open live lines. */
export const openLines = (): readonly Client[] => [...clients]

/** What pages sent over their live line. */
export const sentFrames = (): readonly unknown[] => frames
