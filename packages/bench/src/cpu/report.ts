import type { CountKind } from '@nordbo/testkit'
import type { CpuLineName } from './line-names.ts'
import type { CpuAtRest, CpuMs } from './measure-cpu.ts'
import type { KindShares } from './measure-kinds.ts'

/** What one request of a line costs. */
export interface LineCosts {
  name: CpuLineName
  requests: number
  cpuMs: CpuMs
  counts: ReadonlyMap<CountKind, ReadonlyMap<string, number>>
  /** Shares by process. */
  kinds: ReadonlyMap<string, KindShares>
}

/** Everything that a run has measured. */
export interface CpuReport {
  machine: string[]
  homes: number
  rest: CpuAtRest
  /** Memory of each part of the system before its first request, bytes; pages that processes share are divided among them. */
  memory: Record<string, number>
  lines: LineCosts[]
  /** What could not be counted, and why. */
  missing: readonly string[]
}
