import { inboxOf, type Principal, replyPrefix, type ServiceName } from '@nordbo/contracts'
import {
  ErrorCode,
  Events,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NatsError,
  nuid,
  type Subscription,
} from 'nats'

/** A request to a service. */
export interface NatsRequest {
  responder: ServiceName
  subject: string
  data: Uint8Array
  headers: MsgHdrs
  /** Real ms until the wait for the reply ends. */
  timeoutMs: number
}

/**
 * Sends a request and returns its reply.
 * @throws NatsError with an `ErrorCode`: NoResponders, Timeout (it may have arrived), PermissionsViolation, or of a closed connection
 */
export type NatsRequester = (request: NatsRequest) => Promise<Msg>

interface Waiting {
  subject: string
  timer: NodeJS.Timeout
  resolve: (message: Msg) => void
  reject: (error: NatsError) => void
}

const answersNobody = (message: Msg): boolean => message.data.length === 0 && message.headers?.code === 503

/**
 * Sends requests as a principal. A reply's subject names its responder, `_INBOX.<caller>.<responder>.<connection>.<number>`, and only
 * that responder may publish to it: no other service can answer in its place. The client's own `request` has one inbox for all.
 */
export const createRequester = (nats: NatsConnection, principal: Principal): NatsRequester => {
  const connection = nuid.next()
  const waiting = new Map<string, Waiting>()
  let count = 0
  let replies: Subscription | undefined

  const take = (reply: string): Waiting | undefined => {
    const found = waiting.get(reply)
    if (!found) return undefined
    waiting.delete(reply)
    clearTimeout(found.timer)
    return found
  }
  const fail = (reply: string, code: string): void => take(reply)?.reject(NatsError.errorForCode(code))
  const failAll = (code: string): void => {
    for (const reply of [...waiting.keys()]) fail(reply, code)
  }

  const receive = (message: Msg): void => {
    if (answersNobody(message)) fail(message.subject, ErrorCode.NoResponders)
    else take(message.subject)?.resolve(message)
  }
  // The server reports a refused publication on the connection, not on the request.
  const watchRefusals = async (): Promise<void> => {
    for await (const { type, permissionContext } of nats.status()) {
      if (type !== Events.Error || permissionContext?.operation !== 'publish') continue
      for (const [reply, { subject }] of [...waiting])
        if (subject === permissionContext.subject) fail(reply, ErrorCode.PermissionsViolation)
    }
  }

  const listen = (): void => {
    if (replies && !replies.isClosed()) return
    if (!replies) void watchRefusals()
    replies = nats.subscribe(`${inboxOf(principal)}.*.${connection}.*`, {
      callback: (error, message) => (error ? failAll(error.code) : receive(message)),
    })
    // What was sent before the connection closed may have arrived.
    void replies.closed.then(() => failAll(ErrorCode.Timeout))
  }

  return ({ responder, subject, data, headers, timeoutMs }) =>
    new Promise((resolve, reject) => {
      listen()
      const reply = `${replyPrefix(principal, responder)}.${connection}.${(count++).toString(36)}`
      const timer = setTimeout(() => fail(reply, ErrorCode.Timeout), timeoutMs)
      waiting.set(reply, { subject, timer, resolve, reject })
      try {
        nats.publish(subject, data, { reply, headers })
      } catch (error) {
        take(reply)
        throw error
      }
    })
}
