import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { box: 'bg-primary-soft text-ink', icon: Info },
  success: { box: 'bg-success-soft text-success', icon: CircleCheck },
  warning: { box: 'bg-warning-soft text-warning', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft text-danger', icon: CircleAlert },
} as const

/** A message about the content below it. Screen readers announce it. */
export const Banner = ({ tone, title, children }: { tone: BannerTone; title?: ReactNode; children?: ReactNode }) => {
  const { box, icon: Icon } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-control px-4 py-3 text-14', box)}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'text-ink' : 'font-medium'}>{children}</div> : null}
      </div>
    </div>
  )
}
