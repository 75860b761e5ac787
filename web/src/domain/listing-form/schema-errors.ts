import type { FieldErrors, FieldValues } from 'react-hook-form'

/** A schema that the services share. */
export interface AnswerSchema {
  safeParse(values: unknown): {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }
}

/** What a schema says about a form, by field. Fields are those that the form knows. */
export const errorsOf = <T extends FieldValues>(
  schema: AnswerSchema | undefined,
  values: T,
  fields: readonly (keyof T & string)[],
): FieldErrors<T> => {
  const found = new Map(schema?.safeParse(values).error?.issues.map(({ path: [name], message }) => [name, message]))
  const errors = fields.flatMap((field) => {
    const message = found.get(field)
    return message === undefined ? [] : [[field, { type: 'validate', message }]]
  })
  return Object.fromEntries(errors)
}
