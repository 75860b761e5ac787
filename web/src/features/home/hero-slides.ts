import dunes640a from './pictures/dunes-640.avif'
import dunes640w from './pictures/dunes-640.webp'
import dunes960a from './pictures/dunes-960.avif'
import dunes960w from './pictures/dunes-960.webp'
import dunes1440a from './pictures/dunes-1440.avif'
import dunes1440w from './pictures/dunes-1440.webp'
import dunes1920a from './pictures/dunes-1920.avif'
import dunes1920w from './pictures/dunes-1920.webp'
import lake640a from './pictures/lake-640.avif'
import lake640w from './pictures/lake-640.webp'
import lake960a from './pictures/lake-960.avif'
import lake960w from './pictures/lake-960.webp'
import lake1440a from './pictures/lake-1440.avif'
import lake1440w from './pictures/lake-1440.webp'
import lake1920a from './pictures/lake-1920.avif'
import lake1920w from './pictures/lake-1920.webp'
import snow640a from './pictures/snow-640.avif'
import snow640w from './pictures/snow-640.webp'
import snow960a from './pictures/snow-960.avif'
import snow960w from './pictures/snow-960.webp'
import snow1440a from './pictures/snow-1440.avif'
import snow1440w from './pictures/snow-1440.webp'
import snow1920a from './pictures/snow-1920.avif'
import snow1920w from './pictures/snow-1920.webp'

const widths = [640, 960, 1440, 1920] as const
const srcSet = (...urls: string[]): string => urls.map((url, index) => `${url} ${widths[index]}w`).join(', ')

/** The front page's pictures, each in four widths and two formats. */
export const heroSlides = [
  {
    name: 'lake',
    avif: srcSet(lake640a, lake960a, lake1440a, lake1920a),
    webp: srcSet(lake640w, lake960w, lake1440w, lake1920w),
    src: lake960w,
  },
  {
    name: 'dunes',
    avif: srcSet(dunes640a, dunes960a, dunes1440a, dunes1920a),
    webp: srcSet(dunes640w, dunes960w, dunes1440w, dunes1920w),
    src: dunes960w,
  },
  {
    name: 'snow',
    avif: srcSet(snow640a, snow960a, snow1440a, snow1920a),
    webp: srcSet(snow640w, snow960w, snow1440w, snow1920w),
    src: snow960w,
  },
] as const
