import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type View, type ViewChange, viewShape, type Outcome } from '@vaglio/contract';
import { useCreateViewMutation, useDeleteViewMutation, useUpdateViewMutation } from '@vaglio/startups-data';

interface NewView {
  readonly name: string;
  readonly query: string;
  readonly is_team: boolean;
}

export interface ViewChanges {
  readonly create: (view: NewView) => Promise<Outcome<View>>;
  /**
   * Updates a view.
   * @param seen view as the user saw it
   */
  readonly update: (seen: Pick<View, 'id' | 'version'>, change: ViewChange) => Promise<Outcome<View>>;
  readonly remove: (seen: View) => Promise<Outcome<View>>;
  readonly restore: (id: string) => Promise<Outcome<View>>;
}

/** Returns functions that create, update, delete and restore views. */
export function useViewChanges(): ViewChanges {
  const [create] = useCreateViewMutation();
  const [update] = useUpdateViewMutation();
  const [remove] = useDeleteViewMutation();
  return {
    create: async (newView) => outcomeOf(await create({ newView }), viewShape, 'Could not be saved'),
    update: async ({ id, version }, viewChange) =>
      outcomeOf(await update({ id, ...ifMatch(version), viewChange }), viewShape, 'Could not be saved'),
    remove: async ({ id, version }) =>
      outcomeOf(await remove({ id, ...ifMatch(version) }), viewShape, 'Could not be deleted'),
    restore: async (id) =>
      outcomeOf(await update({ id, viewChange: { is_deleted: false } }), viewShape, 'Could not be restored'),
  };
}
