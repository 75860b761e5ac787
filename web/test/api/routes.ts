import type { paths } from '../../src/lib/api/schema.gen.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A route of the public API as its method and path: `GET /api/listings/{id}`. */
export type Route = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: object } ? `${Uppercase<M>} ${Path}` : never
  }[Method]
}[keyof paths]

type OperationOf<R extends Route> = R extends `${infer M} ${infer Path extends keyof paths}`
  ? paths[Path][Extract<Lowercase<M>, Method>]
  : never

type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of a route's answer when it does what is asked. */
export type AnswerOf<R extends Route> =
  OperationOf<R> extends { responses: infer Answers }
    ? { [Status in keyof Answers]: Status extends 200 | 201 | 202 ? JsonOf<Answers[Status]> : never }[keyof Answers]
    : never

/** The JSON body that a route takes; never where it takes none. */
export type BodyOf<R extends Route> =
  OperationOf<R> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : never
