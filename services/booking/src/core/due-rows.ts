import type { DueRow } from '@nordbo/service-kit'
import { z } from 'zod'

const rowsOf = z.array(z.object({ id: z.string(), at: z.date() }))

/** Reads what a timer finds: rows with `id` and `at`. */
export const dueRows = (rows: unknown): DueRow[] => rowsOf.parse(rows)
