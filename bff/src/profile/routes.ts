import { NotificationChannels, Profile, ProfilePatch } from '@nordbo/contracts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiProfile = Profile.meta({ id: 'Profile' })

const detailRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/profile',
    config: forUsers,
    schema: { response: okResponse(ApiProfile) },
    handler: async (request) => expectOk(await services.identity.profile({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PATCH',
    url: '/api/me/profile',
    config: forUsers,
    schema: { body: ProfilePatch, response: okResponse(ApiProfile) },
    handler: async (request) => {
      const profile = expectOk(await services.identity.updateProfile(request.body, onBehalfOf(request)))
      // The session shows the name, which may be another one now.
      sessions.forget({ userId: profile.id, tokenHash: null })
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
}

/** A person's own profile and notification channels. */
export const profileRoutes = (app: Api, deps: Deps): void => {
  detailRoutes(app, deps)
  notificationRoutes(app, deps)
}
