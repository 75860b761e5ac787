import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'
import { IconButton } from '../button/icon-button.tsx'
import { useEscapeOrder } from './use-escape-order.ts'
import { useFocusReturn } from './use-focus-return.ts'

/** An open list of suggestions, or a photo that the keyboard has lifted. Escape ends that, not the dialog. */
const escapable = '[role="combobox"][aria-expanded="true"], [aria-pressed="true"][aria-roledescription]'
const keepsEscape = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(escapable)

/** Gives the focus of an opening dialog to its heading, or to a field that asks for it with `data-focus-first`. */
const giveFocus = (event: Event, headingFirst: boolean): void => {
  const first = headingFirst ? 'h2[tabindex]' : '[data-focus-first]'
  const found = event.target instanceof Element ? event.target.querySelector(first) : null
  if (!(found instanceof HTMLElement)) return
  event.preventDefault()
  found.focus()
}

/** The step that the frame last showed. */
const LastStep = createContext<RefObject<string | null>>({ current: null })

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  /** Fills a phone's screen instead of being a bottom sheet. */
  full?: boolean
  /** The step has a description, which screen readers read with the title. */
  described?: boolean
  /** Selects what gets the focus on closing, if nothing opened the dialog on this page. */
  returnTo?: string
  /** The heading takes the focus on opening, not the button that closes. */
  headingFirst?: boolean
  /** A {@link DialogStep}, or a component that renders one. */
  children: ReactNode
}

/** The frame of a dialog around its steps: a bottom sheet on phones, a centred card from 768 px. */
export const DialogFrame = ({
  open,
  onClose,
  full = false,
  described = false,
  headingFirst = false,
  returnTo,
  children,
}: DialogFrameProps) => {
  const giveFocusBack = useFocusReturn(returnTo)
  const closeNewest = useEscapeOrder(open, onClose)
  const lastStep = useRef<string | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <Radix.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => giveFocus(event, headingFirst)}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={(event) => (keepsEscape(event) ? event.preventDefault() : closeNewest(event))}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex animate-sheet flex-col bg-raised shadow-float outline-none',
            full ? 'top-0' : 'max-h-[92svh] rounded-t-card',
            'md:inset-y-auto md:top-1/2 md:mx-auto md:max-h-[88svh] md:-translate-y-1/2 md:animate-fade md:rounded-card',
            'md:w-[min(32rem,92vw)] md:has-data-[width=wide]:w-[min(56rem,92vw)] md:has-data-[width=tall]:h-[88svh] md:has-data-[width=tall]:w-[min(48rem,92vw)]',
            'md:has-data-[width=split]:h-[88svh] md:has-data-[width=split]:w-[min(64rem,94vw)]',
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
  /** Before the title, such as a button that leads back. */
  before?: ReactNode
  description?: ReactNode
  /** Always visible below the scrolling content. */
  footer?: ReactNode
  /** `tall` is 3xl wide and keeps its height from step to step; `split` is as tall and has room for a side list. */
  width?: 'narrow' | 'wide' | 'tall' | 'split'
  /** The step's name. When it changes, the heading takes the focus. Null while it is unknown. */
  step?: string | null
  children: ReactNode
}

/** A dialog's heading, content and footer. */
export const DialogStep = ({
  title,
  before,
  description,
  footer,
  width = 'narrow',
  step = null,
  children,
}: DialogStepProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const lastStep = useContext(LastStep)
  useEffect(() => {
    if (step === null) return
    if (lastStep.current !== null && lastStep.current !== step) {
      heading.current?.focus()
      content.current?.scrollTo({ top: 0 })
    }
    lastStep.current = step
  }, [step, lastStep])
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line ps-5 pe-2 py-2 md:ps-7">
        {before}
        <Radix.Title ref={heading} tabIndex={-1} className="grow py-1.5 text-18 outline-none md:text-22">
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('close')}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </Radix.Close>
      </header>
      <div
        ref={content}
        data-width={width}
        className="grow overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6"
      >
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

/** A dialog with one step. Traps the focus and returns it on closing. */
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
