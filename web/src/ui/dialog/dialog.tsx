import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'
import { IconButton } from '../button/icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

/** The step that the frame showed last. */
const LastStep = createContext<RefObject<string | null>>({ current: null })

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  /** Fills a phone's screen instead of rising as a sheet. */
  full?: boolean
  /** A step has a description, which is read out with the title. */
  described?: boolean
  /** A {@link DialogStep}, or something that shows one. */
  children: ReactNode
}

/** What stays of a dialog while its steps change: a sheet from the bottom on phones, a centred card from 768 px. */
export const DialogFrame = ({ open, onClose, full = false, described = false, children }: DialogFrameProps) => {
  const giveFocusBack = useFocusReturn()
  const lastStep = useRef<string | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveFocusBack}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex animate-sheet flex-col bg-raised shadow-float outline-none',
            full ? 'top-0' : 'max-h-[92svh] rounded-t-card',
            'md:inset-x-auto md:inset-y-auto md:top-1/2 md:start-1/2 md:max-h-[88svh] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade md:rounded-card',
            'md:w-[min(32rem,92vw)] md:has-data-[width=wide]:w-[min(56rem,92vw)]',
          )}
        >
          <LastStep value={lastStep}>{children}</LastStep>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DialogStepProps {
  title: ReactNode
  description?: ReactNode
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode
  width?: 'narrow' | 'wide'
  /** Names the step: its heading takes the focus when it follows another. Null while it is not known yet. */
  step?: string | null
  children: ReactNode
}

/** What a dialog shows: heading, content, footer. */
export const DialogStep = ({
  title,
  description,
  footer,
  width = 'narrow',
  step = null,
  children,
}: DialogStepProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useContext(LastStep)
  useEffect(() => {
    if (step === null) return
    if (lastStep.current !== null && lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step, lastStep])
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line ps-5 pe-2 py-2 md:ps-7">
        <Radix.Title ref={heading} tabIndex={-1} className="grow py-1.5 text-18 outline-none md:text-22">
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('close')}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </Radix.Close>
      </header>
      <div data-width={width} className="grow overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6">
        {description ? <Radix.Description className="mb-5 text-soft">{description}</Radix.Description> : null}
        {children}
      </div>
      {footer ? (
        <footer className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
          {footer}
        </footer>
      ) : null}
    </>
  )
}

/** A dialog of one step. Focus is trapped and given back. */
export const Dialog = ({
  open,
  onClose,
  full = false,
  ...step
}: Omit<DialogFrameProps, 'children' | 'described'> & Omit<DialogStepProps, 'step'>) => (
  <DialogFrame open={open} onClose={onClose} full={full} described={step.description !== undefined}>
    <DialogStep {...step} />
  </DialogFrame>
)
