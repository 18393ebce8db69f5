import { list, nullable, object, property, text, type Shape } from '@vaglio/api-client';

/** What was done to a startup since it was merged. */
export type LaterChange = { readonly what: string; readonly by: string | null; readonly at: string };

const CHANGES: Shape<LaterChange[]> = list(object({ what: text, by: nullable(text), at: text }));

/** The changes for which the undo of a merge is refused; null for a refusal without them. */
export function laterChangesOf(failure: unknown): readonly LaterChange[] | null {
  const changes = property(property(failure, 'data'), 'changes');
  return Array.isArray(changes) ? (CHANGES(changes) ?? null) : null;
}
