import { MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchTexts } from '../../i18n/i18n.ts'
import type { Thread } from '../../lib/api/model.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'

const TemplateChooser = lazy(async () => {
  const [{ TemplateChooser }] = await Promise.all([import('./template-chooser.tsx'), fetchTexts('hostMessages')])
  return { default: TemplateChooser }
})

/** Opens the host's templates. `onInsert` gets the chosen one once the dialog has given the focus back. */
export const TemplateButton = ({ thread, onInsert }: { thread: Thread; onInsert: (text: string) => void }) => {
  const { t } = useTranslation('messages')
  const [open, setOpen] = useState(false)
  const chosen = useRef<string | null>(null)
  useEffect(() => {
    const text = chosen.current
    if (open || text === null) return
    chosen.current = null
    window.setTimeout(() => onInsert(text), 0)
  })
  return (
    <>
      <IconButton label={t('templates')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden="true" className="size-5" />
      </IconButton>
      <Suspense>
        {open ? (
          <TemplateChooser
            thread={thread}
            onChoose={(text) => {
              chosen.current = text
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
