import { useNavigate } from 'react-router';
import { errorText, failureStatus, ifMatch } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import { useAddStartupMutation, useUndoAddedStartupMutation } from '@vaglio/startups-data';
import { routes } from '@vaglio/startups-domain';
import { useToast, type FormError } from '@vaglio/ui';
import { toNewStartup, type StartupForm } from './startup-form';

const KNOWN = 409;

/**
 * Returns a function that adds a startup and opens its details in the ranked list. A toast offers to undo the addition.
 * @param isShown returns true if the list currently shows the details of the startup with this id
 * @returns function that saves a valid form
 */
export function useAddStartup(isShown: (id: string) => boolean) {
  const [send] = useAddStartupMutation();
  const [sendUndo] = useUndoAddedStartupMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const undo = async ({ id, version }: Pick<Startup, 'id' | 'version'>): Promise<string | null> => {
    const { error } = await sendUndo({ id, ...ifMatch(version), body: {} });
    if (error) return errorText(error, 'Undo failed');
    if (isShown(id)) void navigate(routes.investments());
    return null;
  };
  return async (form: StartupForm): Promise<FormError<keyof StartupForm> | string | null> => {
    const { data, error } = await send({ addedStartup: toNewStartup(form) });
    if (error) {
      const text = errorText(error, 'Create failed');
      return failureStatus(error) === KNOWN ? { field: 'company_name', text } : text;
    }
    if (!data) return 'Create failed';
    // The startup may be on any page of the list, so the address contains a search for it. The form closes before the
    // list renders.
    const to = routes.investments({ q: data.company_name, startup: data.id });
    void navigate(to, { flushSync: true });
    toast({ message: `${data.company_name} was added.`, undo: () => undo(data) });
    return null;
  };
}
