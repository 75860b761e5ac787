import { answer, api } from '../api/client.ts'
import { keyBytes } from './key-bytes.ts'
import { canPush, findSubscription, forgetPush, pushWorker } from './own-subscription.ts'

/** Why this browser gets no push messages, or that it does. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The state of this browser, without asking anybody. It may be on here while its session no longer gets any. */
export const readPushState = async (): Promise<PushState> => {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await findSubscription()) ? 'on' : 'off'
}

/** The registration of the worker, once it works. */
const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  const { script, scope } = pushWorker
  const registration = await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker && worker.state !== 'activated')
    await new Promise<void>((done) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && done())
    })
  return registration
}

/** A browser keeps one subscription, and refuses another with a new key of ours. */
const subscribe = async ({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Asks the person, and turns push messages on. Call it when they press something: browsers refuse to ask otherwise. */
export const turnOnPush = async (): Promise<PushState> => {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const [registration, { publicKey }] = await Promise.all([readyWorker(), answer(api.GET('/api/push/key'))])
  const { endpoint = '', keys = {} } = (await subscribe(registration, publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await answer(api.PUT('/api/me/push-subscription', { body: { endpoint, keys: { p256dh, auth }, timeZone } }))
  return 'on'
}

/** Turns push messages off. */
export const turnOffPush = async (): Promise<PushState> => {
  await answer(api.DELETE('/api/me/push-subscription'))
  await forgetPush()
  return 'off'
}
