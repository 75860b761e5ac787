/** Longest wait for a connection, ms. */
export const connectMs = 5_000

/** How long a transaction may take and may wait for its connection, ms; `timeoutFactor` prolongs only the wait, and is at least 1. */
export const transactionLimits = (timeoutFactor: number): { timeout: number; maxWait: number } => ({
  timeout: 10_000,
  maxWait: connectMs * Math.max(1, timeoutFactor),
})
