import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts'
import { Button } from '../../../ui/button/button.tsx'

interface PhotoPickerProps {
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** A hidden choice of files behind a button. */
const FileButton = ({
  label,
  icon,
  camera,
  disabled,
  onFiles,
}: PhotoPickerProps & { label: string; icon: ReactNode; camera: boolean }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!camera}
        {...(camera ? { capture: 'environment' } : {})}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        data-testid={camera ? 'photo-camera' : 'photo-files'}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button variant="outline" size="small" disabled={disabled} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** Takes photos by dropping, choosing, or with a phone's camera. */
export const PhotoPicker = ({ disabled, onFiles }: PhotoPickerProps) => {
  const { t } = useTranslation('createListing')
  const phone = useMediaQuery('(pointer: coarse)')
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the buttons inside.
    <div
      data-testid="photo-drop"
      className={classNames(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors',
        over ? 'border-primary bg-primary-soft' : 'border-control',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      {phone ? null : <p className="text-soft">{t('photosDrop')}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          label={t('photosChoose')}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          camera={false}
          disabled={disabled}
          onFiles={onFiles}
        />
        {phone ? (
          <FileButton
            label={t('photosCamera')}
            icon={<Camera aria-hidden="true" className="size-5" />}
            camera
            disabled={disabled}
            onFiles={onFiles}
          />
        ) : null}
      </div>
    </div>
  )
}
