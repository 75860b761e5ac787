import {
  NotificationChannels,
  NotificationSettings,
  Privacy,
  Profile,
  ProfilePatch,
  type UserId,
} from '@nordbo/contracts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiProfile = Profile.meta({ id: 'Profile' })

/** Forgets what was kept of a person: the session shows the name, and strangers see name and town. */
const forgetPerson = ({ sessions, userCache }: Pick<Deps, 'sessions' | 'userCache'>, userId: UserId): void => {
  sessions.forget({ userId, tokenHash: null })
  userCache.forget(userId)
}

/** One profile under two addresses: `/api/me/profile`, and `/api/me` for short. */
const detailRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps
  for (const url of ['/api/me/profile', '/api/me']) {
    app.route({
      method: 'GET',
      url,
      config: forUsers,
      schema: { response: okResponse(ApiProfile) },
      handler: async (request) => expectOk(await services.identity.profile({}, onBehalfOf(request))),
    })

    app.route({
      method: 'PATCH',
      url,
      config: forUsers,
      schema: { body: ProfilePatch, response: okResponse(ApiProfile) },
      handler: async (request) => {
        const profile = expectOk(await services.identity.updateProfile(request.body, onBehalfOf(request)))
        forgetPerson(deps, profile.id)
        return profile
      },
    })
  }
}

const privacyRoutes = (app: Api, deps: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/me/privacy',
    config: forUsers,
    schema: { body: Privacy, response: okResponse(ApiProfile) },
    handler: async (request) => {
      const profile = expectOk(await deps.services.identity.setPrivacy(request.body, onBehalfOf(request)))
      forgetPerson(deps, profile.id)
      return profile
    },
  })
}

const notificationRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/notifications',
    config: forUsers,
    schema: { response: okResponse(NotificationChannels) },
    handler: async (request) => expectOk(await services.identity.notificationChannels({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/me/notifications',
    config: forUsers,
    schema: { body: NotificationChannels, response: okResponse(NotificationChannels) },
    handler: async (request) =>
      expectOk(await services.identity.setNotificationChannels(request.body, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/me/notification-settings',
    config: forUsers,
    schema: { response: okResponse(NotificationSettings) },
    handler: async (request) => expectOk(await services.identity.notificationSettings({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/me/notification-settings',
    config: forUsers,
    schema: { body: NotificationSettings, response: okResponse(NotificationSettings) },
    handler: async (request) =>
      expectOk(await services.identity.setNotificationSettings(request.body, onBehalfOf(request))),
  })
}

/** A person's own profile, privacy and notifications. */
export const profileRoutes = (app: Api, deps: Deps): void => {
  detailRoutes(app, deps)
  privacyRoutes(app, deps)
  notificationRoutes(app, deps)
}
