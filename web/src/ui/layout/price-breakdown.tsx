import { classNames } from '../../lib/browser/class-names.ts'
import { Spinner } from '../button/spinner.tsx'

export interface PriceLine {
  label: string
  amount: string
  /** The former amount, struck through. */
  was?: string
  /** The line lowers the price. */
  saving?: boolean
}

/** The lines of a price and their total. */
export const PriceBreakdown = ({
  lines,
  total,
  busy = false,
}: {
  lines: readonly PriceLine[]
  total: { label: string; amount: string }
  busy?: boolean
}) => (
  <dl className="tabular grid gap-2.5" aria-busy={busy}>
    {lines.map((line) => (
      <div key={line.label} className={classNames('flex justify-between gap-4', line.saving && 'text-success')}>
        <dt>
          {line.label}
          {line.was === undefined ? null : <s className="ms-2 text-soft">{line.was}</s>}
        </dt>
        <dd className="whitespace-nowrap">{line.amount}</dd>
      </div>
    ))}
    <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3.5 text-18 font-semibold">
      <dt>{total.label}</dt>
      <dd className="flex items-center gap-2 whitespace-nowrap">
        {busy ? <Spinner className="text-soft" /> : null}
        <span data-testid="total">{total.amount}</span>
      </dd>
    </div>
  </dl>
)
