import { writtenPlaceholder } from '@nordbo/listing-rules'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../domain/messages/calls.ts'
import { longestBody } from '../../domain/messages/limits.ts'
import type { MessagePicture, Thread } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { TemplateButton } from './template-button.tsx'
import { mostPictures, useComposer } from './use-composer.ts'

/** The counter is shown from here. */
const nearlyFull = longestBody * 0.9

type ComposerState = ReturnType<typeof useComposer>

/** The pictures that will be sent, each with a button that removes it. */
const Previews = ({ threadId, composer }: { threadId: string; composer: ComposerState }) => {
  const { t } = useTranslation('messages')
  if (composer.pictures.length === 0 && composer.uploading === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 px-1 pb-2">
      {composer.pictures.map((picture, index) => (
        <li key={picture.id} className="relative">
          <img
            src={pictureUrl(threadId, picture, true)}
            alt={t('picture', { number: index + 1 })}
            className="size-20 rounded-control object-cover"
          />
          <IconButton
            label={t('removePicture', { number: index + 1 })}
            className="absolute -end-2 -top-2 bg-raised shadow-float"
            onClick={() => composer.remove(picture)}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
      {composer.uploading > 0 ? (
        <li className="grid size-20 place-items-center rounded-control bg-sunken">
          <Spinner />
        </li>
      ) : null}
    </ul>
  )
}

/** The button that adds pictures from the device. */
const AddPictures = ({ composer }: { composer: ComposerState }) => {
  const { t } = useTranslation('messages')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic"
        multiple
        hidden
        data-testid="picture-input"
        onChange={({ currentTarget }) => {
          void composer.addFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <IconButton
        label={t('addPictures')}
        disabled={composer.pictures.length + composer.uploading >= mostPictures}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  )
}

/** Below the field: the keys, what a template could not fill, and a counter. */
const Notes = ({ keysId, composer: { text, tooLong, unfilled } }: { keysId: string; composer: ComposerState }) => {
  const { t } = useTranslation('messages')
  return (
    <>
      <p id={keysId} className="hidden px-2 pt-1.5 text-12 text-soft md:block">
        {t('keys')}
      </p>
      {unfilled.length > 0 ? (
        <p role="status" className="px-2 pt-1.5 text-14 text-danger">
          {t('unfilled', { names: unfilled.map(writtenPlaceholder).join(', ') })}
        </p>
      ) : null}
      {text.length >= nearlyFull ? (
        <p role="status" className={tooLong ? 'px-2 pt-1 text-12 text-danger' : 'px-2 pt-1 text-12 text-soft'}>
          {t('counter', { used: text.length, most: longestBody })}
        </p>
      ) : null}
    </>
  )
}

interface MessageFieldProps {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  composer: ComposerState
  className: string
}

/** The text of the message. */
const MessageField = ({ id, area, composer, className }: MessageFieldProps) => {
  const { t } = useTranslation('messages')
  const { text } = composer
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter also ends a word that is being composed, as in Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    composer.send()
  }
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('write')}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={1}
        // An empty field is written from the side of the page's language.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        placeholder={t('write')}
        aria-describedby={`${id}-keys`}
        aria-invalid={composer.tooLong || composer.unfilled.length > 0 || undefined}
        onChange={({ target }) => composer.write(target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          'field-sizing-content max-h-40 min-h-11 grow resize-none bg-transparent px-2 py-2.5 text-16 outline-none',
          className,
        )}
      />
    </>
  )
}

/** Where a message is written. Enter sends, Shift+Enter makes a new line. */
export const Composer = ({
  thread,
  onSend,
}: {
  thread: Thread
  onSend: (body: string, pictures: MessagePicture[]) => void
}) => {
  const { t } = useTranslation('messages')
  const id = useId()
  const composer = useComposer(thread, onSend)
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, unfilled } = composer
  const isHost = thread.side === 'host'
  const insert = (inserted: string): void => {
    const from = area.current?.selectionStart ?? text.length
    const to = area.current?.selectionEnd ?? from
    composer.write(`${text.slice(0, from)}${inserted}${text.slice(to)}`)
    area.current?.focus()
  }
  return (
    <form
      className="border-t border-line bg-surface px-3 py-3 md:px-5"
      onSubmit={(event) => {
        event.preventDefault()
        composer.send()
      }}
    >
      <Previews threadId={thread.id} composer={composer} />
      <div
        className={classNames(
          'flex items-end gap-1 rounded-card hairline border-control bg-raised p-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
          isHost && 'flex-wrap',
        )}
      >
        {isHost ? null : <AddPictures composer={composer} />}
        {/* A host's tools stand below the text, which is long where it comes from a template. */}
        <MessageField id={id} area={area} composer={composer} className={isHost ? 'basis-full' : 'w-full'} />
        {isHost ? (
          <>
            <AddPictures composer={composer} />
            <TemplateButton thread={thread} onInsert={insert} />
          </>
        ) : null}
        <IconButton
          label={t('send')}
          type="submit"
          disabled={composer.blank || composer.tooLong || unfilled.length > 0 || composer.uploading > 0}
          className="ms-auto bg-primary text-on-primary hover:bg-primary-hover"
        >
          <SendHorizontal aria-hidden="true" className="size-5 rtl:rotate-180" />
        </IconButton>
      </div>
      <Notes keysId={`${id}-keys`} composer={composer} />
    </form>
  )
}
