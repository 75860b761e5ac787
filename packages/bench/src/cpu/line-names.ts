/** What `--cpu` measures: three reads, a read that strangers share, an instant booking created, a request that its host sees live, and a booking paid to the end. */
export const cpuLineNames = ['search', 'listing', 'listing-shared', 'quote', 'booking', 'notice', 'paid'] as const
export type CpuLineName = (typeof cpuLineNames)[number]
