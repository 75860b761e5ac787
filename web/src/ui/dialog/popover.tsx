import { Popover as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

interface PopoverProps {
  /** What it hangs on; a click there is not "outside". */
  anchor: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'center' | 'end'
  /** The focus stays where it is, such as in the field that it helps to fill in. */
  keepFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** A floating card that hangs on something, open as long as it is rendered. */
export const Popover = ({ anchor, label, align = 'start', keepFocus = false, onClose, children }: PopoverProps) => {
  // The anchor is on screen before the popover is asked for; Radix wants to know that in the type.
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
          // Focus that moves between the parts of one control does not close it; a click elsewhere and Escape do.
          onFocusOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
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
