import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundAddress } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { suggestAddresses } from './find-addresses.ts'

const fromCharacters = 3
const pauseMs = 300

const lineOf = ({ line1, postalCode, city }: FoundAddress): string =>
  [line1, `${postalCode} ${city}`].filter(Boolean).join(', ')

/** A field that suggests Danish addresses while the person types (docs/product/listings.md, Addresses). */
export const AddressSearch = ({ onChoose }: { onChoose: (address: FoundAddress) => void }) => {
  const { t } = useTranslation('createListing')
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const asked = useDebounced(text.trim(), pauseMs)
  const { data, isError } = useQuery({
    queryKey: ['addresses', asked],
    queryFn: () => suggestAddresses(asked),
    enabled: asked.length >= fromCharacters,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const items = asked.length >= fromCharacters && text.trim().length >= fromCharacters ? (data?.items ?? []) : []
  const shown = open && items.length > 0
  const choose = (address: FoundAddress | undefined): void => {
    if (!address) return
    onChoose(address)
    setText(lineOf(address))
    setOpen(false)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % items.length),
    ArrowUp: () => setActive((active - 1 + items.length) % items.length),
    Enter: () => choose(items[active]),
    Escape: () => setOpen(false),
  }
  return (
    <div className="relative">
      <TextField
        label={t('addressSearch')}
        hint={t('addressSearchHint')}
        error={isError ? t('addressFailed') : undefined}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          // Before the focus moves on: it would be lost in the list that closes.
          if (event.key === 'Tab') return setOpen(false)
          if (event.key === 'ArrowDown' && !open) setOpen(true)
          const act = shown ? keys[event.key] : undefined
          if (!act) return
          event.preventDefault()
          event.stopPropagation()
          act()
        }}
        onBlur={() => setOpen(false)}
      />
      <p role="status" className="sr-only">
        {shown ? t('addressOptions', { count: items.length }) : ''}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('addressSearch')}
        hidden={!shown}
        className="absolute inset-x-0 top-20 z-20 overflow-hidden rounded-card bg-raised shadow-float hairline border-line"
      >
        {items.map((item, index) => (
          <div
            key={lineOf(item)}
            tabIndex={-1}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center px-4 py-2',
              index === active && 'bg-sunken',
            )}
            onPointerEnter={() => setActive(index)}
            // Before the field loses the focus.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(item)
            }}
          >
            {lineOf(item)}
          </div>
        ))}
      </div>
    </div>
  )
}
