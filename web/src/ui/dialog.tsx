import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  /** Fills a phone's screen instead of rising as a sheet. */
  full?: boolean
  children: ReactNode
}

/** A dialog: a sheet from the bottom on phones, a centred card from 768 px. Focus is trapped and given back. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  footer,
  width = 'narrow',
  full = false,
  children,
}: DialogProps) => {
  const { t } = useTranslation()
  const giveFocusBack = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveFocusBack}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex animate-sheet flex-col bg-raised shadow-float outline-none',
            full ? 'top-0' : 'max-h-[92svh] rounded-t-card',
            'md:inset-x-auto md:inset-y-auto md:top-1/2 md:start-1/2 md:max-h-[88svh] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade md:rounded-card',
            width === 'wide' ? 'md:w-[min(56rem,92vw)]' : 'md:w-[min(32rem,92vw)]',
          )}
        >
          <header className="flex items-center gap-3 border-b border-line ps-5 pe-2 py-2 md:ps-7">
            <Radix.Title className="grow py-1.5 text-18 md:text-22">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6">
            {description ? <Radix.Description className="mb-5 text-soft">{description}</Radix.Description> : null}
            {children}
          </div>
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
