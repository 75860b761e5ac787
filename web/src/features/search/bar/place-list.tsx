import { Hotel, House, type LucideIcon, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { LocateButton } from './locate-button.tsx'
import { parseWeekText } from './parse-week-text.ts'
import type { PlaceList } from './use-place-field.ts'
import type { Suggestion } from './use-suggestions.ts'

const headings = {
  popular: 'popularPlaces',
  place: 'places',
  home: 'homes',
  hotel: 'hotels',
} as const satisfies Record<Suggestion['kind'], string>

/** An option with its index in the list. */
interface Option {
  each: Suggestion
  index: number
}

/** The options by kind, in the order of their headings. Kinds without options are left out. */
const groupsOf = (suggestions: readonly Suggestion[]): { kind: Suggestion['kind']; options: Option[] }[] =>
  (['popular', 'place', 'home', 'hotel'] as const)
    .map((kind) => ({
      kind,
      options: suggestions.flatMap((each, index) => (each.kind === kind ? [{ each, index }] : [])),
    }))
    .filter(({ options }) => options.length > 0)

const icons = { popular: MapPin, place: MapPin, home: House, hotel: Hotel } as const satisfies Record<
  Suggestion['kind'],
  LucideIcon
>

const PlaceOption = ({ each, index, list: { optionId, current, pick } }: Option & { list: PlaceList }) => {
  const Icon = icons[each.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
    <div
      id={optionId(index)}
      role="option"
      aria-selected={index === current}
      onClick={() => pick(each)}
      className={classNames(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2 transition-colors hover:bg-sunken',
        index === current && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-primary">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 py-1.5 wrap-anywhere">
        <span className={each.kind === 'popular' ? undefined : 'line-clamp-2'}>{each.name}</span>{' '}
        <span className={classNames('text-soft', each.kind !== 'popular' && 'block truncate text-14')}>
          {each.note}
        </span>
      </span>
    </div>
  )
}

/** How many suggestions there are, or which week the text means. Visible only for a week, and without suggestions. */
const ListStatus = ({ list: { suggestions, searching, typed } }: { list: PlaceList }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const week = parseWeekText(typed, useToday())?.stay
  return (
    <p
      role="status"
      className={(suggestions.length > 0 && !week) || searching ? 'sr-only' : 'px-2 pb-2 text-14 text-soft'}
    >
      {searching || typed === ''
        ? ''
        : week
          ? t('weekMeant', { range: format.range(week.checkIn, week.checkOut) })
          : suggestions.length > 0
            ? t('suggestionCount', { count: suggestions.length })
            : t('nothingLike', { text: typed })}
    </p>
  )
}

/** The options of the place field: the person's position, popular places, or suggestions for the text. */
export const PlaceOptions = ({ list }: { list: PlaceList }) => {
  const { t } = useTranslation('search')
  const { listId, suggestions, locate } = list
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus in the field, nothing more.
    <div className="grid grid-cols-1 gap-2" onMouseDown={(event) => event.preventDefault()}>
      <LocateButton onLocated={locate} />
      <div id={listId} role="listbox" aria-label={t('suggestions')}>
        {groupsOf(suggestions).map(({ kind, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role.
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <p id={`${listId}-${kind}`} className="px-2 pt-2 text-14 font-semibold text-soft">
              {t(headings[kind])}
            </p>
            {options.map(({ each, index }) => (
              <PlaceOption key={each.key} each={each} index={index} list={list} />
            ))}
          </div>
        ))}
      </div>
      <ListStatus list={list} />
    </div>
  )
}
