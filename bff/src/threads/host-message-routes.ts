import { MessagePlan, MessageTemplate, PlannedMessage, TemplateText, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const Params = z.object({ id: Uuid })
const Added = z.object({ id: Uuid })
const ApiTemplate = MessageTemplate.meta({ id: 'MessageTemplate' })
const ApiPlan = PlannedMessage.meta({ id: 'PlannedMessage' })

const templateRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/message-templates',
    config: forHosts,
    schema: { response: okResponse(z.object({ items: z.array(ApiTemplate) })) },
    handler: async (request) => expectOk(await services.messaging.messageTemplates({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/message-templates',
    config: forHosts,
    schema: { body: TemplateText, response: createdResponse(Added) },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.messaging.saveMessageTemplate(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'PUT',
    url: '/api/host/message-templates/:id',
    config: forHosts,
    schema: { params: Params, body: TemplateText, response: okResponse(Added) },
    handler: async (request) =>
      expectOk(
        await services.messaging.saveMessageTemplate({ ...request.body, ...request.params }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/message-templates/:id',
    config: forHosts,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.messaging.deleteMessageTemplate(request.params, onBehalfOf(request))),
  })
}

const planRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/planned-messages',
    config: forHosts,
    schema: { response: okResponse(z.object({ items: z.array(ApiPlan) })) },
    handler: async (request) => expectOk(await services.messaging.plannedMessages({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/planned-messages',
    config: forHosts,
    schema: { body: MessagePlan, response: createdResponse(Added) },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.messaging.planMessage(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/planned-messages/:id',
    config: forHosts,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.messaging.deletePlannedMessage(request.params, onBehalfOf(request))),
  })
}

/** A host's templates, and the messages that are sent by themselves. */
export const hostMessageRoutes = (app: Api, deps: Deps): void => {
  templateRoutes(app, deps)
  planRoutes(app, deps)
}
