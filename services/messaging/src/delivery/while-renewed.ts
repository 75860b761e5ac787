/** How often the claim of a mail that is being handed over is renewed, ms. */
const renewEveryMs = 10_000

/** Does work, and renews a claim for as long as it takes. A renewal that fails is tried again with the next. */
export const whileRenewed = async <T>(work: () => Promise<T>, renew: () => Promise<unknown>): Promise<T> => {
  const renewing = setInterval(() => void renew().catch(() => undefined), renewEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
  }
}
