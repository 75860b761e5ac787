import { expect, it } from 'vitest'
import { photoSrcSet } from './photo-sources.ts'

it('the source set has every existing width and no larger one', () => {
  expect(photoSrcSet({ hash: 'ab', width: 1200 }, 'avif')).toBe(
    '/media/photos/ab/320.avif 320w, /media/photos/ab/640.avif 640w, /media/photos/ab/960.avif 960w, /media/photos/ab/1200.avif 1200w',
  )
})
