import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRepo } from '../../workspace/paths.ts'
import { type Ledger, parseLedger, writeLedger } from './ledger.ts'

/** The ledger of test files that runs may leave out, relative to the repository. It is committed with the change that a run was of. */
export const ledgerFile = 'docs/tests/ledger.tsv'

/** Reads the ledger of the working tree; empty without one. */
export const readLedger = (): Ledger => {
  const path = inRepo(ledgerFile)
  return existsSync(path) ? parseLedger(readFileSync(path, 'utf8')) : new Map()
}

/** Stores the ledger in the working tree. */
export const storeLedger = (ledger: Ledger): void => writeFileSync(inRepo(ledgerFile), writeLedger(ledger))
