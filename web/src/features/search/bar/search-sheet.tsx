import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GuestSteppers } from '../../../domain/stay/guest-steppers.tsx'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { controlClass } from '../../../ui/forms/field.tsx'
import { emptyDraft, type SearchDraft, toCriteria } from '../query/search-draft.ts'
import { DatesPanel } from './dates-panel.tsx'
import { PlaceOptions } from './place-list.tsx'
import type { SearchField } from './search-panels.tsx'
import { usePlaceField } from './use-place-field.ts'
import { useSearchWords } from './use-search-words.ts'

interface SearchSheetProps {
  draft: SearchDraft
  onChange: (draft: SearchDraft) => void
  onSearch: () => void
  onClose: () => void
}

const steps = ['where', 'when', 'who'] as const satisfies SearchField[]

/** The search on phones: three steps on one screen, one of them expanded. */
export const SearchSheet = ({ draft, onChange, onSearch, onClose }: SearchSheetProps) => {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const words = useSearchWords(draft)
  const [part, setPart] = useState<SearchField>('where')
  const following = steps[steps.indexOf(part) + 1]
  const place = usePlaceField({
    draft,
    onChange,
    open: true,
    onOpen: () => undefined,
    onPicked: () => setPart('when'),
    onHome: (id) => {
      const { stay, guests } = toCriteria(draft)
      navigate(stayPath(`/listing/${id}`, stay, guests))
    },
  })
  const section = (name: SearchField, value: string, content: ReactNode) => (
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
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Button variant="quiet" onClick={() => onChange(emptyDraft)}>
            {t('clearAll')}
          </Button>
          <div className="ms-auto flex gap-2">
            {following ? (
              <Button variant="outline" size="large" onClick={() => setPart(following)}>
                {t('next')}
              </Button>
            ) : null}
            <Button size="large" onClick={onSearch} icon={<Search aria-hidden="true" className="size-5" />}>
              {t('search')}
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {section(
          'where',
          draft.near ? t('nearMe') : draft.place || t('whereAnywhere'),
          <div className="grid grid-cols-1 gap-3">
            <label htmlFor="sheet-place" className="sr-only">
              {t('where')}
            </label>
            <input id="sheet-place" {...place.input} className={controlClass} />
            <PlaceOptions list={place.list} />
          </div>,
        )}
        {section('when', words.when ?? t('whenAny'), <DatesPanel draft={draft} onChange={onChange} months={1} />)}
        {section(
          'who',
          words.who ?? t('whoAny'),
          <GuestSteppers guests={draft.guests} onChange={(guests) => onChange({ ...draft, guests })} />,
        )}
      </div>
    </Dialog>
  )
}
