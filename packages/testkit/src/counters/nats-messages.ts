import type { Stack } from '@nordbo/devstack'
import { connectNats, createLogger } from '@nordbo/service-kit'
import type { Msg } from 'nats'
import { countMessages, type WireMessage } from './classify-messages.ts'
import type { Count } from './counts.ts'

/** `NATS/1.0` with its line end, and the empty line after the last field. */
const emptyHeaderBytes = 12
/** Colon, space and line end. */
const fieldBytes = 4

const headerBytes = ({ headers }: Msg): number => {
  if (!headers) return 0
  const fields = [...headers].flatMap(([name, values]) =>
    values.map((value) => Buffer.byteLength(name) + Buffer.byteLength(value) + fieldBytes),
  )
  return fields.reduce((sum, bytes) => sum + bytes, emptyHeaderBytes)
}

/**
 * Receives a copy of every message from now on. NATS has more to do meanwhile, and a call that nobody answers is not refused at once, so
 * CPU is measured without it.
 */
export const openNatsMessages = async (stack: Stack) => {
  const log = createLogger({ name: 'counters', level: 'silent' })
  const nats = await connectNats({
    url: stack.infra.natsUrl('stack'),
    caFile: stack.infra.caFile,
    principal: 'bff',
    log,
  })
  const messages: WireMessage[] = []
  nats.subscribe('>', {
    callback: (error, message) => {
      if (error) return
      const { subject, reply = '', data } = message
      messages.push({ subject, reply, bytes: headerBytes(message) + data.byteLength })
    },
  })
  await nats.flush()
  return {
    read: async (): Promise<Count[]> => {
      // Everything that was sent before has arrived when the answer to this has.
      await nats.flush()
      return countMessages(messages)
    },
    close: (): Promise<void> => nats.close(),
  }
}
