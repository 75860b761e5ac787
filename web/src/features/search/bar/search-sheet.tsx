import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestSteppers } from '../../../domain/stay/guest-steppers.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { controlClass } from '../../../ui/forms/field.tsx'
import { emptyDraft, type SearchDraft } from '../query/search-draft.ts'
import { DatesPanel } from './dates-panel.tsx'
import { PlaceOptions } from './place-list.tsx'
import type { SearchField } from './search-panels.tsx'
import type { Finds } from './suggestion-query.ts'
import { usePlaceField } from './use-place-field.ts'
import { useSearchWords } from './use-search-words.ts'

interface SearchSheetProps {
  /** What it finds, and suggests beside places. */
  finds: Finds
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  onSearch: () => void
  onClose: () => void
}

const steps = ['where', 'when', 'who'] as const satisfies SearchField[]

interface SheetStepProps {
  name: SearchField
  /** What is chosen, as text. Shown while the step is collapsed. */
  value: string
  open: boolean
  onOpen: () => void
  children: ReactNode
}

/** A step of the sheet, under a heading that expands it. */
const SheetStep = ({ name, value, open, onOpen, children }: SheetStepProps) => {
  const { t } = useTranslation('search')
  return (
    <section className="rounded-card hairline border-line bg-raised">
      <h3 className="font-body tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`sheet-${name}`}
          onClick={onOpen}
          className="flex min-h-14 w-full items-center gap-3 px-4 text-start"
        >
          <span className="font-semibold">{t(name)}</span>
          <span className="ms-auto truncate text-soft">{open ? '' : value}</span>
          <ChevronDown aria-hidden="true" className={open ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h3>
      <div id={`sheet-${name}`} hidden={!open} className="border-t border-line px-4 py-4">
        {open ? children : null}
      </div>
    </section>
  )
}

interface SheetFooterProps {
  onClear: () => void
  /** Expands the next step. Null at the last one. */
  onNext: (() => void) | null
  onSearch: () => void
}

const SheetFooter = ({ onClear, onNext, onSearch }: SheetFooterProps) => {
  const { t } = useTranslation('search')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Button variant="quiet" onClick={onClear}>
        {t('clearAll')}
      </Button>
      <div className="ms-auto flex gap-2">
        {onNext ? (
          <Button variant="outline" size="large" onClick={onNext}>
            {t('next')}
          </Button>
        ) : null}
        <Button size="large" onClick={onSearch} icon={<Search aria-hidden="true" className="size-5" />}>
          {t('search')}
        </Button>
      </div>
    </div>
  )
}

/** The search on phones: three steps on one screen, one of them expanded. */
export const SearchSheet = ({ draft, finds, onChange, onSearch, onClose }: SearchSheetProps) => {
  const { t } = useTranslation('search')
  const words = useSearchWords(draft)
  const [part, setPart] = useState<SearchField>('where')
  const following = steps[steps.indexOf(part) + 1]
  const place = usePlaceField({
    draft,
    onChange,
    open: true,
    onOpen: () => undefined,
    finds,
    onPicked: () => setPart('when'),
  })
  const step = (name: SearchField) => ({ name, open: part === name, onOpen: () => setPart(name) })
  return (
    <Dialog
      open
      full
      title={t(finds === 'hotels' ? 'sheetTitleHotels' : 'sheetTitle')}
      onClose={onClose}
      footer={
        <SheetFooter
          onClear={() => onChange(emptyDraft)}
          onNext={following ? () => setPart(following) : null}
          onSearch={onSearch}
        />
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <SheetStep {...step('where')} value={draft.near ? t('nearMe') : draft.place || t('whereAnywhere')}>
          <div className="grid grid-cols-1 gap-3">
            <label htmlFor="sheet-place" className="sr-only">
              {t('where')}
            </label>
            <input id="sheet-place" {...place.input} className={controlClass} />
            <PlaceOptions list={place.list} />
          </div>
        </SheetStep>
        <SheetStep {...step('when')} value={words.when ?? t('whenAny')}>
          <DatesPanel draft={draft} onChange={onChange} months={1} />
        </SheetStep>
        <SheetStep {...step('who')} value={words.who ?? t('whoAny')}>
          <GuestSteppers guests={draft.guests} onChange={(guests) => onChange({ ...draft, guests })} />
        </SheetStep>
      </div>
    </Dialog>
  )
}
