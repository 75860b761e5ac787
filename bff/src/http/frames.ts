import { z } from 'zod'
import { problemAnswer } from './problems.ts'

/** A route that needs no session. */
export const forAnyone = { rule: { who: 'anyone' } } as const
/** A route for signed-in people. */
export const forUsers = { rule: { who: 'user' } } as const

/** What a route may answer: this, or a problem. */
export const answers = <Body extends z.ZodType>(body: Body) => ({ 200: body, default: problemAnswer })
/** What a route that makes something may answer: this, or a problem. */
export const creates = <Body extends z.ZodType>(body: Body) => ({ 201: body, default: problemAnswer })

/** Nothing but that it is done. */
export const Done = z.object({})
/** What a change that tells nothing may answer. */
export const done = answers(Done)
