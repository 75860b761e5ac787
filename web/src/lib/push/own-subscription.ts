/** Where the worker of push messages is registered: apart from that of pages without a network, which people may decline. */
export const pushWorker = { script: '/push-worker.js', scope: '/push-messages/' } as const

/** Can this browser get push messages at all? On iPhones only those on the home screen can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Could a person be asked whether they want push messages? Not where it is impossible, and not those who refused. */
export const mayAskForPush = (): boolean => canPush() && Notification.permission !== 'denied'

/** The subscription of this browser; null where push messages are off. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(pushWorker.scope))?.pushManager.getSubscription()) ?? null

/** Ends push messages in this browser alone. Never rejects. */
export const forgetPush = async (): Promise<void> => {
  if (!canPush()) return
  const forget = async (): Promise<void> => {
    await (await findSubscription())?.unsubscribe()
    await (await navigator.serviceWorker.getRegistration(pushWorker.scope))?.unregister()
  }
  await forget().catch(() => undefined)
}
