import { ImagePlus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { acceptedTypes, type DocumentFault, type DocumentKind } from './use-documents.ts'

interface DocumentFieldProps {
  kind: DocumentKind
  /** Object URL of the chosen picture. */
  preview: string | undefined
  fault: DocumentFault | undefined
  disabled: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses, shows and removes one picture. */
export const DocumentField = ({ kind, preview, fault, disabled, onChoose, onRemove }: DocumentFieldProps) => {
  const { t } = useTranslation('verification')
  const input = useRef<HTMLInputElement>(null)
  const [labelId, hintId, faultId, buttonId] = [useId(), useId(), useId(), useId()]
  return (
    <div className="grid content-start gap-2" data-testid={`document-${kind}`}>
      <p id={labelId} className="text-14 font-semibold">
        {t(`document.${kind}`)}
      </p>
      <div className="relative grid aspect-5/2 lg:aspect-3/2 place-items-center overflow-hidden rounded-card border border-dashed border-line bg-sunken">
        {preview ? (
          <>
            <img
              src={preview}
              alt={t('previewAlt', { what: t(`document.${kind}`) })}
              className="absolute inset-0 size-full object-contain"
            />
            <IconButton
              label={`${t('remove')}: ${t(`document.${kind}`)}`}
              disabled={disabled}
              className="absolute end-2 top-2 bg-raised hairline border-line"
              onClick={() => {
                onRemove()
                // The button goes with the picture, so the focus moves on to choosing another.
                document.getElementById(buttonId)?.focus()
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        ) : (
          <ImagePlus aria-hidden="true" className="size-8 text-soft" strokeWidth={1.5} />
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      <Button
        id={buttonId}
        variant="outline"
        disabled={disabled}
        aria-labelledby={`${buttonId} ${labelId}`}
        aria-describedby={fault ? `${faultId} ${hintId}` : hintId}
        onClick={() => input.current?.click()}
      >
        {t(preview ? 'change' : 'choose')}
      </Button>
      {fault ? (
        <p id={faultId} role="alert" className="text-14 text-danger">
          {t(`fault.${fault}`)}
        </p>
      ) : null}
      <p id={hintId} className="text-14 text-soft">
        {t(`hint.${kind}`)}
      </p>
    </div>
  )
}
