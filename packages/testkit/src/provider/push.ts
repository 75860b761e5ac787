import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'

const Taken = z.object({ items: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() })) })
const Text = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string(), lang: z.string() })

/** A push message as a browser reads it, with the headers that its push service got. */
export interface ReceivedPush extends z.infer<typeof Text> {
  headers: Record<string, string>
}

/** A browser that gets push messages from the sandbox's push service. */
export interface PushBrowser {
  /** What it tells Nordbo when it subscribes. */
  readonly address: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What was sent to it, the oldest first. */
  received(): Promise<ReceivedPush[]>
  /** How its push service answers the next messages, which it does not take. */
  answerNext(statuses: number[]): Promise<void>
}

const tagBytes = 16
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** A browser with keys of its own, which decrypts what it gets as RFC 8291 says. */
export const createPushBrowser = ({ sandboxUrl }: Pick<Stack, 'sandboxUrl'>): PushBrowser => {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  const url = new URL(`/_sandbox/push/${randomUUID()}`, sandboxUrl)

  const decrypt = (message: Buffer): string => {
    const salt = message.subarray(0, 16)
    const sender = message.subarray(21, 21 + message.readUInt8(20))
    const sealed = message.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = derive(curve.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    address: {
      endpoint: url.href,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    received: async () => {
      const { items } = Taken.parse(await (await fetch(url)).json())
      return items.map(({ headers, body }) => ({
        ...Text.parse(JSON.parse(decrypt(Buffer.from(body, 'base64url')))),
        headers,
      }))
    },
    answerNext: async (statuses) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ statuses }) })
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
    },
  }
}
