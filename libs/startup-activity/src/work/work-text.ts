import type { HistoryChange } from '@vaglio/contract';
import { formatDate } from '@vaglio/ui';

/** What was said about the work on a startup: 'Ann assigned Marc Keller; set the next step: Visit, 25 Nov 2026'. */
export function workText(actor: string | null, changes: readonly HistoryChange[]): string {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const [assignee, step, due] = [after.get('assignee'), after.get('step'), after.get('due')];
  const day = typeof due === 'string' ? formatDate(due) : null;
  const parts = [
    ...(assignee === undefined ? [] : [assignee === null ? 'ended the assignment' : `assigned ${assignee}`]),
    ...(typeof step === 'string'
      ? [`set the next step: ${[step, day].filter((part) => part !== null).join(', ')}`]
      : []),
    ...(step === null ? ['cleared the next step'] : []),
    ...(step === undefined && due !== undefined
      ? [day === null ? 'removed the day of the next step' : `set the day of the next step to ${day}`]
      : []),
  ];
  return `${actor ?? 'Somebody'} ${parts.join('; ') || 'changed the work'}`;
}
