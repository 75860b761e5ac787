import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'

const icon = 'size-5'

/** Below the top bar with its search, below the header of a full-screen dialog on phones, and below the head of a chat there. */
const belowBar = { top: 'calc(var(--bar-height) + var(--chat-head) + 0.5rem)' } as const

/**
 * Lets the Tab key pass a toast. Sonner remembers what had the focus before a toast and gives it back when the focus leaves, so that Tab
 * would never get past. Of a focus that came by Tab it is not told; after its shortcut Alt+T it gives the focus back.
 */
const useTabThrough = () => {
  const isTabbing = useRef(false)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      isTabbing.current = key === 'Tab'
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  return (event: FocusEvent): void => {
    if (isTabbing.current) event.stopPropagation()
  }
}

/** The toasts themselves: top-centre, 4 s, at most 3, 14 px apart, 356 px wide (docs/product/surface.md, Words). */
const Toasts = () => (
  <Sonner
    position="top-center"
    duration={4000}
    visibleToasts={3}
    gap={14}
    offset={belowBar}
    mobileOffset={belowBar}
    containerAriaLabel="Toasts"
    icons={{
      success: <CircleCheck aria-hidden="true" className={`${icon} text-success`} />,
      error: <CircleAlert aria-hidden="true" className={`${icon} text-danger`} />,
      info: <Info aria-hidden="true" className={`${icon} text-primary`} />,
    }}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'flex w-(--toast-width) font-body max-w-[calc(100vw-2rem)] items-start gap-3 rounded-card bg-raised hairline border-line p-4 shadow-float text-14 text-ink',
        title: 'font-semibold',
        description: 'mt-0.5 text-soft',
        icon: 'mt-px shrink-0',
        content: 'grow',
        actionButton:
          '-my-2.5 -me-2 min-h-11 shrink-0 rounded-pill px-3 font-semibold text-primary underline underline-offset-4 hover:bg-sunken',
      },
    }}
  />
)

/** The container of toasts. */
export const Toaster = () => (
  <div className="contents" onFocusCapture={useTabThrough()}>
    <Toasts />
  </div>
)
