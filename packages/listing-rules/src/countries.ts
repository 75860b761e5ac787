import { z } from 'zod'

export const Country = z.enum(['DK', 'NO', 'SE', 'FI', 'IS'])
export type Country = z.infer<typeof Country>
