import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useEscapeOrder } from './use-escape-order.ts'

interface PopoverProps {
  /** The element that it is attached to. A click there does not close it. */
  anchor: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'center' | 'end'
  /** Leaves the focus where it is, such as in the field that the popover belongs to. */
  keepFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** A floating card attached to an element, open while it is rendered. */
export const Popover = ({ anchor, label, align = 'start', keepFocus = false, onClose, children }: PopoverProps) => {
  const closeNewest = useEscapeOrder(true, onClose)
  // The anchor is rendered before the popover opens. The fallback satisfies Radix's type.
  const virtualRef = { current: anchor.current ?? document.body }
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={12}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            if (keepFocus) event.preventDefault()
          }}
          // Moving focus between parts of one control does not close it. A click elsewhere and Escape do.
          onFocusOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onEscapeKeyDown={closeNewest}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!keepFocus) anchor.current?.focus()
          }}
          className="z-50 max-h-[var(--radix-popover-content-available-height)] animate-rise overflow-y-auto rounded-card bg-raised p-6 shadow-float hairline border-line outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
