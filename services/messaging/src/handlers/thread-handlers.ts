import type { importedThreadProcedures, messagingService, threadProcedures } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { importThreads } from '../imports/import-threads.ts'
import { searchMessages } from '../messages/search-messages.ts'
import { sendMessage } from '../messages/send-message.ts'
import { showMessages, showOriginal } from '../messages/show-messages.ts'
import { addMessagePicture, dropMessagePicture, mayAddPicture, showPicture } from '../pictures/message-pictures.ts'
import { findThreads } from '../threads/find-threads.ts'
import { archiveThread, blockThread, markThreadRead } from '../threads/mark-thread.ts'
import { mayWrite, openThread } from '../threads/open-thread.ts'
import { createOtherNames } from '../threads/other-names.ts'
import { reportThread } from '../threads/report-thread.ts'
import { countUnread, showParticipants, showThread, showThreads } from '../threads/show-threads.ts'

type ThreadHandlers = Pick<
  Handlers<(typeof messagingService)['procedures']>,
  keyof typeof threadProcedures | keyof typeof importedThreadProcedures
>

/** The procedures about threads and their messages. */
export const threadHandlers = (given: Deps): ThreadHandlers => {
  const deps = { ...given, otherNames: createOtherNames(given) }
  return {
    threads: showThreads(deps),
    findThreads: findThreads(deps),
    unreadThreads: countUnread(deps),
    openThread: openThread(deps),
    mayWrite: mayWrite(deps),
    thread: showThread(deps),
    messages: showMessages(deps),
    sendMessage: sendMessage(deps),
    markThreadRead: markThreadRead(deps),
    archiveThread: archiveThread(deps),
    blockThread: blockThread(deps),
    reportThread: reportThread(deps),
    searchMessages: searchMessages(deps),
    mayAddPicture: mayAddPicture(deps),
    addMessagePicture: addMessagePicture(deps),
    dropMessagePicture: dropMessagePicture(deps),
    messagePicture: showPicture(deps),
    threadParticipants: showParticipants(deps),
    messageOriginal: showOriginal(deps),
    importThreads: importThreads(deps),
  }
}
