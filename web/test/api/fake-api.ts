import { refusalStatuses } from '@nordbo/contracts/refusal-statuses'
import { answerFault, type DeclaredRoute, requestFaults, routeOf } from './contract.ts'
import { readRequest } from './read-request.ts'
import { type Answering, type Answers, Broken, Held, Refusal, type Sent } from './replies.ts'
import type { Route } from './routes.ts'

const problemOf = ({ code, params }: Refusal) => ({
  type: `urn:nordbo:problem:${code}`,
  title: code,
  status: refusalStatuses[code],
  code,
  ...(params ? { params } : {}),
  traceId: 'test',
})

/** The public API of one test: it answers as told, and only what the API's description allows. */
export const createFakeApi = (defaults: Answers, tell: (fault: string) => void) => {
  const answers = new Map<string, unknown>(Object.entries(defaults))
  const sent: (Sent & { route: string })[] = []
  let underWay = 0

  const json = (route: DeclaredRoute, status: number, body: unknown): Response => {
    const wrong = answerFault(route, status, body)
    if (wrong !== undefined) tell(`${route.name} may not answer ${status} with this: ${wrong}`)
    const type = status >= 400 ? 'application/problem+json' : 'application/json'
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  }

  const replyTo = async (route: DeclaredRoute, request: Sent): Promise<unknown> => {
    const answering = answers.get(route.name)
    const call = sent.filter((each) => each.route === route.name).length - 1
    const reply = await (typeof answering === 'function' ? answering(request, call) : answering)
    return reply instanceof Held ? reply.wait() : reply
  }

  const answerTo = async (asked: Request): Promise<Response> => {
    const request = await readRequest(asked)
    const found = routeOf(request.method, request.path)
    if (!found) {
      tell(`${request.method} ${request.path} is no route of the API`)
      return Response.error()
    }
    const { route, params } = found
    const known = { ...request, params }
    sent.push({ ...known, route: route.name })
    if (!answers.has(route.name)) {
      tell(`${route.name} has no answer in this test (asked at ${request.path})`)
      return Response.error()
    }
    const reply = await replyTo(route, known)
    const invalid = reply instanceof Refusal && reply.code === 'request.invalid'
    for (const wrong of invalid ? [] : requestFaults(route, request)) tell(`${route.name} was asked wrongly: ${wrong}`)
    if (reply instanceof Refusal) return json(route, refusalStatuses[reply.code], problemOf(reply))
    if (!(reply instanceof Broken)) return json(route, route.status, reply)
    return reply.status === 0 ? Response.error() : new Response('', { status: reply.status })
  }

  /** Answers a request. The answer is `Response.error()` where the connection is lost. */
  const handle = async (asked: Request): Promise<Response> => {
    underWay += 1
    return answerTo(asked).finally(() => {
      underWay -= 1
    })
  }

  return {
    handle,
    /** How many requests wait for their answer. */
    underWay: (): number => underWay,
    /** Changes how a route answers from now on. */
    answer: <R extends Route>(route: R, answering: Answering<R>): void => void answers.set(route, answering),
    /** The requests of a route so far, the first one first. */
    requests: (route: Route): Sent[] =>
      sent.filter((each) => each.route === route).map(({ route: _, ...each }) => each),
  }
}

export type FakeApi = ReturnType<typeof createFakeApi>
