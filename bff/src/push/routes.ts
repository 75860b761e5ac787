import { PushAddress, PushDevice } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { emptyResponse, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { findOwnSession, readSessions } from './own-session.ts'

const ApiPushDevice = PushDevice.omit({ sessionId: true })
  .extend({ current: z.boolean().meta({ description: 'Whether it is the browser that asks.' }) })
  .meta({ id: 'PushDevice' })
const ApiPushAddress = PushAddress.meta({ id: 'PushAddress' })

const shown = ({ sessionId: _, ...device }: PushDevice, current: boolean): z.infer<typeof ApiPushDevice> => ({
  ...device,
  current,
})

const ownRoutes = (app: Api, deps: Deps): void => {
  const { messaging } = deps.services
  app.route({
    method: 'PUT',
    url: '/api/me/push-subscription',
    config: forUsers,
    schema: { body: ApiPushAddress, response: okResponse(ApiPushDevice) },
    handler: async (request) => {
      const session = await findOwnSession(deps, request)
      if (!session) throw new ProblemError('auth.required')
      const device = { ...request.body, sessionId: session.id, name: session.name }
      return shown(expectOk(await messaging.putPushDevice(device, onBehalfOf(request))), true)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/push-subscription',
    config: forUsers,
    schema: { response: emptyResponse },
    handler: async (request) => {
      const session = await findOwnSession(deps, request)
      if (session) expectOk(await messaging.dropPushDevice({ id: session.id }, onBehalfOf(request)))
      return {}
    },
  })
}

/** Push messages: the key that browsers subscribe with, and the person's devices (docs/product/notifications.md, Push). */
export const pushRoutes = (app: Api, deps: Deps): void => {
  const { messaging } = deps.services
  app.route({
    method: 'GET',
    url: '/api/push/key',
    config: forUsers,
    schema: { response: okResponse(z.object({ publicKey: z.string() })) },
    handler: async (request) => expectOk(await messaging.pushKey({}, onBehalfOf(request))),
  })

  ownRoutes(app, deps)

  app.route({
    method: 'GET',
    url: '/api/me/push-subscriptions',
    config: forUsers,
    schema: { response: okResponse(z.object({ items: z.array(ApiPushDevice) })) },
    handler: async (request) => {
      const [sessions, devices] = await Promise.all([
        readSessions(deps, request),
        messaging.pushDevices({}, onBehalfOf(request)),
      ])
      const living = new Map(sessions.map(({ id, current }) => [id, current]))
      // A device ends with its session; those that have not been written to since are still stored.
      const items = expectOk(devices).items.flatMap((device) => {
        const current = living.get(device.sessionId)
        return current === undefined ? [] : [shown(device, current)]
      })
      return { items }
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/push-subscriptions/:id',
    config: forUsers,
    schema: { params: z.object({ id: z.uuid() }), response: emptyResponse },
    handler: async (request) => {
      expectOk(await messaging.dropPushDevice(request.params, onBehalfOf(request)))
      return {}
    },
  })
}
