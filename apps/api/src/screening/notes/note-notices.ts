import type { Tx } from '../../platform/db/open-database';
import { addFollower, followersOf } from '../followers/follow';
import { notify } from '../../platform/notify/notify';

type NotedBy = {
  noteId: number;
  startupId: number;
  authorId: string;
  /** Ids of those who are mentioned. */
  mentioned: readonly string[];
};

/** Notifies of a new note: who is mentioned of that, other followers of the note. Its author follows the startup from now on. */
export async function notifyOfNote(tx: Tx, now: number, note: NotedBy): Promise<void> {
  await notifyOfMentions(tx, now, note);
  const followers = await followersOf(tx, note.startupId);
  await notify(tx, now, {
    kind: 'note',
    cause: `note:${note.noteId}`,
    to: followers.filter((id) => !note.mentioned.includes(id)),
    startupId: note.startupId,
    actorId: note.authorId,
    subjectId: note.noteId,
  });
  await addFollower(tx, note.startupId, note.authorId);
}

/** Also of an edited note: who was mentioned before is not notified again. */
export function notifyOfMentions(
  tx: Tx,
  now: number,
  { noteId, startupId, authorId, mentioned }: NotedBy,
): Promise<void> {
  return notify(tx, now, {
    kind: 'mentioned',
    cause: `note:${noteId}`,
    to: mentioned,
    startupId,
    actorId: authorId,
    subjectId: noteId,
  });
}
