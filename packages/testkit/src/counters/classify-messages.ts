import { serviceNames } from '@nordbo/contracts'
import type { Count, CountKind } from './counts.ts'

/** A message as a subscriber of every subject sees it. */
export interface WireMessage {
  subject: string
  /** Empty when it has none. */
  reply: string
  /** Header and body. */
  bytes: number
}

/** The ways of a message: into NATS from a process, out of it to one, or both. */
const ways = {
  calls: ['in', 'out'],
  answers: ['in', 'out'],
  events: ['in'],
  /** NATS confirms that it stored an event. */
  confirmations: ['out'],
  deliveries: ['out'],
  acks: ['in'],
  notices: ['in', 'out'],
  /** To NATS itself, for more events or about a consumer. */
  requests: ['in'],
  replies: ['out'],
} as const satisfies Record<string, readonly ('in' | 'out')[]>
type MessageKind = keyof typeof ways

interface Classified {
  kind: MessageKind
  part: string
  detail: string
}

const ackPrefix = '$JS.ACK.'

/** The consuming service, by the consumer's name `<service>-on-<stream>` in an ack's subject. */
const consumerOf = (ackSubject: string): string =>
  ackSubject
    .split('.')
    .find((token) => token.includes('-on-'))
    ?.split('-on-')[0] ?? ''

const isService = (name: string): boolean => serviceNames.some((service) => service === name)

/** Classifies a message that is no answer to another. */
const classify = ({ subject, reply }: WireMessage): Classified => {
  const [first = '', second = ''] = subject.split('.')
  if (first === 'rpc') return { kind: 'calls', part: second, detail: subject }
  if (first === 'live') return { kind: 'notices', part: 'bff', detail: '' }
  if (subject.startsWith(ackPrefix)) return { kind: 'acks', part: consumerOf(subject), detail: '' }
  if (isService(first))
    return reply.startsWith(ackPrefix)
      ? { kind: 'deliveries', part: consumerOf(reply), detail: subject }
      : { kind: 'events', part: first, detail: subject }
  if (first === '_INBOX') return { kind: 'replies', part: 'nats', detail: '' }
  return { kind: 'requests', part: 'nats', detail: subject }
}

const answerKinds: Partial<Record<MessageKind, MessageKind>> = {
  calls: 'answers',
  events: 'confirmations',
  requests: 'replies',
}

const counted: readonly CountKind[] = ['calls', 'answers', 'events', 'deliveries', 'acks', 'notices']

/** Counts messages by what they are for, and all of them with their bytes by their way through NATS. */
export const countMessages = (messages: readonly WireMessage[]): Count[] => {
  const answers = new Map<string, Classified>()
  for (const message of messages) {
    const question = classify(message)
    const kind = answerKinds[question.kind]
    if (message.reply !== '' && kind) answers.set(message.reply, { ...question, kind })
  }
  const sums = new Map<string, Count>()
  const add = (kind: CountKind, part: string, detail: string, amount: number): void => {
    const key = `${kind} ${part} ${detail}`
    sums.set(key, { kind, part, detail, count: (sums.get(key)?.count ?? 0) + amount })
  }
  for (const message of messages) {
    const { kind, part, detail } = answers.get(message.subject) ?? classify(message)
    const own = counted.find((each) => each === kind)
    if (own) add(own, part, detail, 1)
    for (const way of ways[kind]) {
      add(`messages ${way}`, 'nats', `${kind} ${detail}`, 1)
      add(`bytes ${way}`, 'nats', `${kind} ${detail}`, message.bytes)
    }
  }
  return [...sums.values()]
}
