import type { ContentLine } from './content-lines.ts'

/** A property line in parts (RFC 5545, 3.1): names in capitals, parameters without quotes, the value without blanks around it. */
export interface Property {
  line: number
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

const nameFirst = /^\s*([\w-]+)\s*/
const parameter = /^;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^";:]*))\s*/

/** Reads a line; null for one that has no name or no value part. */
export const readProperty = ({ text, line }: ContentLine): Property | null => {
  const [begin, name] = nameFirst.exec(text) ?? []
  if (begin === undefined || name === undefined) return null
  const parameters = new Map<string, string>()
  let rest = text.slice(begin.length)
  for (let found = parameter.exec(rest); found; found = parameter.exec(rest)) {
    parameters.set((found[1] ?? '').toUpperCase(), (found[2] ?? found[3] ?? '').trim())
    rest = rest.slice(found[0].length)
  }
  return rest.startsWith(':') ? { line, name: name.toUpperCase(), parameters, value: rest.slice(1).trim() } : null
}
