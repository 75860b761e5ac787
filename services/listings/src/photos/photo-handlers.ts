import { addPhoto, mayAddPhoto } from './add-photo.ts'
import { arrangePhotos, deletePhoto, describePhoto, listPhotos, restorePhoto } from './arrange-photos.ts'
import type { PhotoDeps } from './derive-pool.ts'
import { dropPrivateDocument, makePrivateDocument } from './private-documents.ts'
import { dropPrivatePhoto, makePrivatePhoto } from './private-photos.ts'

/** The procedures about photos. */
export const photoHandlers = (deps: PhotoDeps) => ({
  mayAddPhoto: mayAddPhoto(deps),
  addPhoto: addPhoto(deps),
  photosOf: listPhotos(deps),
  arrangePhotos: arrangePhotos(deps),
  describePhoto: describePhoto(deps),
  deletePhoto: deletePhoto(deps),
  restorePhoto: restorePhoto(deps),
  makePrivatePhoto: makePrivatePhoto(deps),
  dropPrivatePhoto: dropPrivatePhoto(deps),
  makePrivateDocument: makePrivateDocument(deps),
  dropPrivateDocument: dropPrivateDocument(deps),
})
