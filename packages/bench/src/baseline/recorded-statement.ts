import { z } from 'zod'

/** A statement as a service sent it to Postgres; its values are numbers, texts, booleans, nulls and arrays of them. */
export const RecordedStatement = z.object({ text: z.string(), values: z.array(z.json()) })
export type RecordedStatement = z.infer<typeof RecordedStatement>

/** The statements of each question of a line, in the order in which the service sent them. */
export const LineStatements = z.array(z.array(RecordedStatement))

/** The variable with the file to which `../floor/record-statements.ts` appends. */
export const recordingVariable = 'NORDBO_RECORD_STATEMENTS'

/** The file of a line's statements in the folder of the system. */
export const statementsFile = (line: string): string => `floor-${line.replaceAll(' ', '-')}.json`
