export type { Ledger, Pass } from './ledger.ts'
export { ledgerFile, readLedger } from './ledger-file.ts'
