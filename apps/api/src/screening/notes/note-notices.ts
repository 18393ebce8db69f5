import type { Tx } from '../../platform/db/open-database';
import { addFollower, followersOf } from '../followers/follow';
import { notify } from '../../platform/notify/notify';

type NotedBy = {
  noteId: number;
  startupId: number;
  authorId: string;
  /** Ids of the mentioned people. */
  mentioned: readonly string[];
};

/**
 * Notifies people of a new note: mentioned people of the mention, other followers of the note. The author then follows
 * the startup.
 */
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

/** Notifies the people that a new or edited note mentions, except people mentioned before the edit. */
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
