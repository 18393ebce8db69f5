import { bulkActs, bulkWork } from '../../platform/db/schema/bulk-acts.table';
import { decisions } from '../../platform/db/schema/decisions.table';
import { startupFollowers } from '../../platform/db/schema/startup-followers.table';
import { noteMentions, notes } from '../../platform/db/schema/notes.table';
import { viewDrafts, viewPins, views, viewVisits } from '../../platform/db/schema/views.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { part, type PersonPart } from './person-part';

/** Parts of a personal data export: work of the person with startups, and the startups they viewed. */
export const WORK_PARTS: readonly PersonPart[] = [
  part(
    'decisions',
    'Decisions about startups that you made.',
    [decisions.made_by],
    [
      decisions.id,
      decisions.startup_id,
      decisions.kind,
      decisions.from,
      decisions.to,
      decisions.until,
      decisions.reason,
      decisions.details,
      decisions.made_at,
    ],
  ),
  part(
    'notes',
    'Notes that you wrote or struck through.',
    [notes.author_id, notes.struck_by],
    [
      notes.id,
      notes.startup_id,
      notes.author_id,
      notes.text,
      notes.written_at,
      notes.edited_at,
      notes.struck_by,
      notes.struck_at,
    ],
  ),
  part(
    'mentions',
    'Notes in which you are mentioned, and your name there.',
    [noteMentions.user_id],
    [noteMentions.note_id, noteMentions.name],
  ),
  part(
    'assignments',
    'Startups that are assigned to you.',
    [startupWork.assignee_id],
    [startupWork.startup_id, startupWork.step, startupWork.due],
  ),
  part(
    'following',
    'Startups that you follow.',
    [startupFollowers.user_id],
    [startupFollowers.startup_id, startupFollowers.followed_at],
  ),
  part(
    'acts_on_many',
    'What you did with many startups at once, or undid.',
    [bulkActs.made_by, bulkActs.undone_by],
    [
      bulkActs.id,
      bulkActs.action,
      bulkActs.startups,
      bulkActs.made_by,
      bulkActs.made_at,
      bulkActs.undone_by,
      bulkActs.undone_at,
    ],
  ),
  part(
    'former_assignments',
    'Startups that were yours before an act on many; an undo gives them back.',
    [bulkWork.assignee_id],
    [bulkWork.startup_id, bulkWork.bulk_id, bulkWork.step, bulkWork.due],
  ),
  part(
    'views',
    'Lists that you saved.',
    [views.owner_id],
    [views.id, views.name, views.is_team, views.query, views.created_at, views.updated_at, views.deleted_at],
  ),
  part(
    'view_drafts',
    'What you changed in a saved list for yourself.',
    [viewDrafts.user_id],
    [viewDrafts.view_id, viewDrafts.query, viewDrafts.updated_at],
  ),
  part(
    'view_pins',
    'Saved lists that you keep in front.',
    [viewPins.user_id],
    [viewPins.view_id, viewPins.pinned_at],
  ),
  part(
    'visits',
    'When you last looked at which list; from this it is computed what is new for you.',
    [viewVisits.user_id],
    [viewVisits.id, viewVisits.view_id, viewVisits.baseline_at, viewVisits.current_at, viewVisits.former_at],
  ),
];
