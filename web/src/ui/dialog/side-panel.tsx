import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'
import { useEscapeOrder } from './use-escape-order.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface SidePanelProps {
  title: ReactNode
  onClose: () => void
  /** Always visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Details of a list's item: the whole screen on phones, a panel at the side from 768 px. Traps the focus and returns
 * it on closing.
 */
export const SidePanel = ({ title, onClose, footer, children }: SidePanelProps) => {
  const { t } = useTranslation()
  const giveFocusBack = useFocusReturn()
  const closeNewest = useEscapeOrder(true, onClose)
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={closeNewest}
          className="fixed inset-y-0 end-0 z-40 flex w-full animate-fade flex-col bg-raised shadow-float outline-none md:w-[min(30rem,60vw)]"
        >
          <header className="flex items-center gap-3 border-b border-line py-2 ps-5 pe-2 md:ps-7">
            <Radix.Title className="grow py-1.5 text-18 md:text-22">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-6 md:px-7">{children}</div>
          {footer ? (
            <footer className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
