/**
 * The service worker of push messages (docs/product/notifications.md, Push). It controls no page and keeps nothing, so that it needs no
 * consent beyond the person's wish to get them.
 */
import { renewSubscription } from './renew-subscription.ts'
import { pageOf, readPush } from './shown-push.ts'

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends LifeEvent {
  data: { text(): string } | null
}
interface ClickEvent extends LifeEvent {
  notification: { close(): void; data: unknown }
}
interface ChangeEvent extends LifeEvent {
  newSubscription?: PushSubscription | null
}
interface WindowPage {
  url: string
  focus(): Promise<unknown>
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void
  skipWaiting(): Promise<void>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowPage[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
    pushManager: PushManager
  }
  location: Location
}
// The types of workers and of pages cannot stand in one program.
declare const self: WorkerScope

/** Shows a page: the tab that has it open, or a new one. No tab is led away from what somebody does there. */
const open = async (page: string): Promise<unknown> => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === page)
  return tab ? tab.focus() : self.clients.openWindow(page)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = readPush(event.data?.text() ?? '')
  const icon = '/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: path }))
})
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(open(pageOf(notification.data, self.location.origin)))
})
// A push service may give a browser another address at any time, while no page is open.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = self.registration
  event.waitUntil(
    renewSubscription({
      given: event.newSubscription ?? null,
      subscribe: (applicationServerKey) => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    }),
  )
})
