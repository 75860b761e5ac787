import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'

/** A browser with a push service: a browser of tests has none, and Chromium refuses subscriptions in private windows. */
export interface PushStub {
  /** How often the browser itself asked the person. */
  asked(page: Page): Promise<number>
  /** Whether the browser keeps a subscription. */
  isOn(page: Page): Promise<boolean>
  /** How many messages its push service, the sandbox's, took. */
  received(): Promise<number>
}

interface PushStubOptions {
  /** The sandbox's address. */
  sandbox: string
  permission?: NotificationPermission
  /** What the person answers the browser. */
  answer?: NotificationPermission
}

const Taken = z.object({ items: z.array(z.unknown()) })

/** Gives the pages of a context what a browser with a push service has: its question, and subscriptions with keys. */
export const stubPush = async (
  context: BrowserContext,
  { sandbox, permission = 'default', answer = 'granted' }: PushStubOptions,
): Promise<PushStub> => {
  const endpoint = new URL(`/_sandbox/push/${randomUUID()}`, sandbox).href
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await context.addInitScript(
    (given) => {
      const kept = { permission: 'test-permission', asked: 'test-asked', subscribed: 'test-subscribed' }
      const read = (name: string): string | null => localStorage.getItem(name)
      const subscription = {
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => {
          localStorage.removeItem(kept.subscribed)
          return true
        },
      }
      Object.defineProperty(Notification, 'permission', { get: () => read(kept.permission) ?? given.permission })
      Notification.requestPermission = async () => {
        localStorage.setItem(kept.asked, String(Number(read(kept.asked)) + 1))
        localStorage.setItem(kept.permission, given.answer)
        return given.answer
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(kept.subscribed, 'yes')
          return subscription
        },
        getSubscription: async () => (read(kept.subscribed) ? subscription : null),
      })
    },
    { endpoint, keys, permission, answer },
  )
  return {
    asked: (page) => page.evaluate(() => Number(localStorage.getItem('test-asked'))),
    isOn: (page) => page.evaluate(() => localStorage.getItem('test-subscribed') !== null),
    received: async () => Taken.parse(await (await fetch(endpoint)).json()).items.length,
  }
}
