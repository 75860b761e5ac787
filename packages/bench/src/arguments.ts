import { parseArgs } from 'node:util'
import { readMarketSize } from './market/market-size.ts'

/** What is measured instead of the usual lines. */
export interface Arguments {
  /** Lines whose CPU is measured. */
  cpu?: string | undefined
  /** Homes of a large market. */
  growth?: number | undefined
  /** Export and erasure of a person. */
  rights?: boolean
  /** Whether times reveal accounts, and the CPU of signing in. */
  accounts?: boolean
  /** Messages between people, live. */
  messages?: boolean
  /** Searches for hotels. */
  hotels?: boolean
}

const usage = 'npm run bench takes one option, --cpu LINE, --growth HOMES, --rights, --accounts, --messages or --hotels'

const options = {
  cpu: { type: 'string' },
  growth: { type: 'string' },
  rights: { type: 'boolean' },
  accounts: { type: 'boolean' },
  messages: { type: 'boolean' },
  hotels: { type: 'boolean' },
} as const

const valuesOf = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Error(`${usage}. ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Reads the arguments of `npm run bench`. @throws for others, for several, and for a market of no possible size */
export const readArguments = (args: readonly string[]): Arguments => {
  const { cpu, growth, rights, accounts, messages, hotels } = valuesOf(args)
  if ([cpu, growth, rights, accounts, messages, hotels].filter((value) => value !== undefined).length > 1)
    throw new Error(`${usage}, not several`)
  if (rights) return { rights }
  if (accounts) return { accounts }
  if (messages) return { messages }
  if (hotels) return { hotels }
  return growth === undefined ? { cpu } : { growth: readMarketSize(growth) }
}
