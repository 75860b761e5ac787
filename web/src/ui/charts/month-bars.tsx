import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useRef } from 'react'
import { useWidth } from '../../lib/browser/use-width.ts'

/** A month of the chart. */
export interface MonthBar {
  key: string
  /** Its short name, below the bar. */
  label: string
  /** Its name with the year. */
  name: string
  value: number
}

interface MonthBarsProps {
  /** What the chart shows, for screen readers. Its figures stand in a table beside it. */
  label: string
  bars: readonly MonthBar[]
  formatValue: (value: number) => string
  tone: 'primary' | 'success'
}

const height = 224
const margin = { top: 8, bottom: 28 }
/** Width of a character of the axis in pixels, at most. */
const character = 7.5
/** Pixels per month below which every other month is named. */
const roomForName = 34
const fills = { primary: 'fill-primary', success: 'fill-success' } as const

/** Bars of months, as many as fit the width. Negative values hang below the line. */
export const MonthBars = ({ label, bars, formatValue, tone }: MonthBarsProps) => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const values = bars.map(({ value }) => value)
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  })
  const ticks = y.ticks(4)
  const start = Math.ceil(Math.max(...ticks.map((tick) => formatValue(tick).length)) * character) + 8
  const x = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [start, width], padding: 0.28 })
  const named = x.step() < roomForName ? bars.filter((_, index) => (bars.length - 1 - index) % 2 === 0) : bars
  return (
    <div ref={box} className="h-56 w-full">
      {width > start ? (
        <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={start} x2={width} className="stroke-line" />
              <text x={start - 8} dy="0.32em" textAnchor="end" className="tabular fill-soft text-12">
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {named.map(({ key, label: name }) => (
            <text
              key={key}
              x={(x(key) ?? 0) + x.bandwidth() / 2}
              y={height - 8}
              textAnchor="middle"
              className="fill-soft text-12"
            >
              {name}
            </text>
          ))}
          {bars.map(({ key, name, value }) => (
            <Bar
              key={key}
              x={x(key) ?? 0}
              y={Math.min(y(value), y(0))}
              width={x.bandwidth()}
              height={Math.abs(y(value) - y(0))}
              rx={Math.min(4, x.bandwidth() / 2)}
              className={fills[tone]}
            >
              <title>{`${name}: ${formatValue(value)}`}</title>
            </Bar>
          ))}
          <line x1={start} x2={width} y1={y(0)} y2={y(0)} className="stroke-control" />
        </svg>
      ) : null}
    </div>
  )
}
