/** What `--cpu` measures: three reads, an instant booking created, a request that its host sees live, and a booking paid to the end. */
export const cpuLineNames = ['search', 'listing', 'quote', 'booking', 'notice', 'paid'] as const
export type CpuLineName = (typeof cpuLineNames)[number]
