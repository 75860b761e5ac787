import { Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeviceSession } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { useDeviceName } from './use-device-name.ts'

const phones = /Android|iOS/

interface DeviceItemProps {
  name: DeviceSession['name']
  /** The badge of the device that the person uses now. Null for others, which can be removed. */
  current: string | null
  /** What is known of it, below its name. */
  children: ReactNode
  remove: string
  /** The button's name for screen readers, which tells devices apart. */
  removeNamed: string
  busy: boolean
  onRemove: () => void
  className: string
}

/** A device in a list: what it is, and a button to remove it. */
export const DeviceItem = ({
  name,
  current,
  children,
  remove,
  removeNamed,
  busy,
  onRemove,
  className,
}: DeviceItemProps) => {
  const Icon = phones.test(name.system ?? '') ? Smartphone : Laptop
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {useDeviceName()(name)}
          {current === null ? null : <Badge tone="success">{current}</Badge>}
        </p>
        <p className="text-14 text-soft">{children}</p>
      </div>
      {current === null ? (
        <Button variant="outline" size="small" busy={busy} aria-label={removeNamed} onClick={onRemove}>
          {remove}
        </Button>
      ) : null}
    </li>
  )
}
