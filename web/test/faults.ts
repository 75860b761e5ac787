/** What went wrong behind the screen of the test that runs, as sentences. */
let faults: string[] = []
/** How the error of a fault begins. */
export const wrong = 'Something went wrong behind the screen'
let fail: (error: Error) => void = () => undefined
let failing = Promise.withResolvers<never>()

/** Starts the list anew, for the next test. */
export const forgetFaults = (): void => {
  faults = []
  failing = Promise.withResolvers<never>()
  failing.promise.catch(() => undefined)
  fail = failing.reject
}

/** Adds a fault: the test fails, and whatever it waits for on screen ends at once. */
export const tellFault = (fault: string): void => {
  faults.push(fault)
  const error = new Error(`${wrong}:\n${faults.join('\n')}`)
  // Where the fault was noticed says nothing about the test.
  error.stack = error.message
  fail(error)
}

/** All faults of the test so far. */
export const allFaults = (): readonly string[] => faults

/** What `wait` waits for, unless a fault comes first. */
export const unlessFault = <T>(wait: Promise<T>): Promise<T> => Promise.race([wait, failing.promise])
