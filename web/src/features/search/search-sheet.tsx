import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/session/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GuestSteppers } from '../../ui/guest-steppers.tsx'
import { RangeCalendar } from '../../ui/range-calendar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PlaceList } from './place-list.tsx'
import { nobody, type SearchDraft } from './search-draft.ts'
import type { SearchPart } from './search-panels.tsx'
import { useSearchWords } from './use-search-words.ts'

interface SearchSheetProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  onSearch: () => void
  onClose: () => void
}

/** The search on phones: one screen, three parts of which one is unfolded. */
export const SearchSheet = ({ draft, onChange, onSearch, onClose }: SearchSheetProps) => {
  const { t } = useTranslation('search')
  const today = useToday()
  const words = useSearchWords(draft)
  const [part, setPart] = useState<SearchPart>('where')
  const section = (name: SearchPart, value: string, content: ReactNode) => (
    <section className="rounded-card hairline border-line bg-raised">
      <h3 className="font-body tracking-normal">
        <button
          type="button"
          aria-expanded={part === name}
          aria-controls={`sheet-${name}`}
          onClick={() => setPart(name)}
          className="flex min-h-14 w-full items-center gap-3 px-4 text-start"
        >
          <span className="font-semibold">{t(name)}</span>
          <span className="ms-auto truncate text-soft">{part === name ? '' : value}</span>
          <ChevronDown aria-hidden="true" className={part === name ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h3>
      <div id={`sheet-${name}`} hidden={part !== name} className="border-t border-line px-4 py-4">
        {part === name ? content : null}
      </div>
    </section>
  )
  return (
    <Dialog
      open
      full
      title={t('sheetTitle')}
      onClose={onClose}
      footer={
        <div className="flex items-center justify-between gap-3">
          <Button
            look="quiet"
            onClick={() => onChange({ place: '', dates: { checkIn: null, checkOut: null }, guests: nobody })}
          >
            {t('clearAll')}
          </Button>
          <Button size="large" onClick={onSearch} icon={<Search aria-hidden="true" className="size-5" />}>
            {t('search')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {section(
          'where',
          draft.place || t('whereAnywhere'),
          <div className="grid gap-4">
            <TextField
              label={t('where')}
              value={draft.place}
              maxLength={100}
              placeholder={t('wherePlaceholder')}
              onChange={(event) => onChange({ ...draft, place: event.target.value })}
            />
            <PlaceList
              onPick={(place) => {
                onChange({ ...draft, place })
                setPart('when')
              }}
            />
          </div>,
        )}
        {section(
          'when',
          words.when ?? t('whenAny'),
          <RangeCalendar
            draft={draft.dates}
            today={today}
            onChange={(dates) => {
              onChange({ ...draft, dates })
              if (dates.checkOut) setPart('who')
            }}
          />,
        )}
        {section(
          'who',
          words.who ?? t('whoAny'),
          <GuestSteppers guests={draft.guests} onChange={(guests) => onChange({ ...draft, guests })} />,
        )}
      </div>
    </Dialog>
  )
}
