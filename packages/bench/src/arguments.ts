import { parseArgs } from 'node:util'
import { readMarketSize } from './market/market-size.ts'

/** What is measured instead of the usual lines. */
export interface Arguments {
  /** Lines whose CPU is measured. */
  cpu?: string | undefined
  /** Homes of a large market. */
  growth?: number | undefined
}

const usage = 'npm run bench takes one option, --cpu LINE or --growth HOMES'

const valuesOf = (args: readonly string[]): { cpu?: string | undefined; growth?: string | undefined } => {
  try {
    return parseArgs({ args: [...args], options: { cpu: { type: 'string' }, growth: { type: 'string' } } }).values
  } catch (error) {
    throw new Error(`${usage}. ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Reads the arguments of `npm run bench`. @throws for others, for both, and for a market of no possible size */
export const readArguments = (args: readonly string[]): Arguments => {
  const { cpu, growth } = valuesOf(args)
  if (cpu !== undefined && growth !== undefined) throw new Error(`${usage}, not both`)
  return growth === undefined ? { cpu } : { growth: readMarketSize(growth) }
}
