import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useCopy } from '../use-copy.ts'

/** Recovery codes, which are shown once, with the ways to keep them. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const { t } = useTranslation('security')
  const copy = useCopy()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('codesText')}</p>
      <ul
        aria-label={t('codesLabel')}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-sunken p-4 text-center font-mono text-16 max-xs:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy(text)}>
          {t('copyCodes')}
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveFile(t('codesFile'), new Blob([text], { type: 'text/plain' }))}
        >
          {t('downloadCodes')}
        </Button>
      </div>
      <Button size="large" onClick={onSaved}>
        {t('codesSaved')}
      </Button>
    </div>
  )
}
