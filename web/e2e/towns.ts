/** A town of the demo market where no test builds: what is found there stays as it is. Tests build theirs in Skagen. */
export const quietTown = 'Blåvand'

/** The same as an address has it. */
export const quietPlace = encodeURIComponent(quietTown)
